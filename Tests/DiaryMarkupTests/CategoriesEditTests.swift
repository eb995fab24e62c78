import DiaryMarkup
import DiaryModel
import Testing

struct CategoriesEditTests {
  private func edited(
    _ text: String, _ change: (inout CategoriesEdit) throws -> Void
  ) throws -> String {
    var edit = CategoriesEdit(Array(text.utf8))
    try change(&edit)
    return String(decoding: edit.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("", "categories:\n  b:\n    icon: i\n"),
    ("x: y", "x: y\ncategories:\n  b:\n    icon: i\n"),
    ("categories:\nx: y\n", "categories:\n  b:\n    icon: i\nx: y\n"),
    (
      "categories:\n    a:\n        icon: j # j\n# end\n",
      "categories:\n    a:\n        icon: j # j\n    b:\n      icon: i\n# end\n"
    ),
    ("categories: {a: {}}\n", "categories: {a: {}, b: {icon: i}}\n"),
    ("categories:\r\n  a:\r\nx: y\r\n", "categories:\r\n  a:\r\n  b:\r\n    icon: i\r\nx: y\r\n"),
    ("categories:\n  a:", "categories:\n  a:\n  b:\n    icon: i\n"),
  ])
  func `one is added behind the others`(text: String, expected: String) throws {
    #expect(try edited(text) { try $0.add(Category(name: "b", icon: "i")) } == expected)
  }

  @Test(arguments: [
    (
      "categories:\n  a: # note\n    icon: i\n  b:\n",
      "categories:\n  new: # note\n    icon: i\n  b:\n", "categories:\n  b:\n"
    ),
    ("categories: {b: x, 'A': y}\n", "categories: {b: x, new: y}\n", "categories: {b: x}\n"),
    ("categories: [a, b]\n", "categories: [new, b]\n", "categories: [b]\n"),
    (
      "categories:\n- b\n- A\nx: a\n", "categories:\n- b\n- new\nx: a\n", "categories:\n- b\nx: a\n"
    ),
  ])
  func `one is renamed or removed`(text: String, renamed: String, removed: String) throws {
    #expect(try edited(text) { try $0.rename("a", to: "new") } == renamed)
    #expect(try edited(text) { try $0.remove("a") } == removed)
  }

  @Test(arguments: ["categories: [a, *b]\nx: &b y\n", "categories: text\n", "x: [\n"])
  func `what cannot be edited is refused`(text: String) {
    #expect(throws: CategoriesEditError.self) {
      try edited(text) { try $0.add(Category(name: "b")) }
    }
  }

  @Test(arguments: [
    "categories:\n  a: &w {icon: i}\n  b: *w\n", "categories: {a: &w {icon: i}, b: *w}\n",
    "categories:\n  a:\n    icon: &w i\n  b:\n    icon: *w\n", "categories:\n  &w a:\nx: *w\n",
    "categories: [&w a, b]\nx: *w\n",
  ])
  func `no alias is left without what it points at`(text: String) throws {
    #expect(throws: CategoriesEditError.anchorInUse("w")) {
      try edited(text) { try $0.remove("a") }
    }
    let renamed = try edited(text) { try $0.rename("a", to: "new") }
    #expect(renamed.contains("&w"))
    #expect(renamed.contains("new"))
  }
}
