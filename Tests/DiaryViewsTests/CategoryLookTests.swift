import DiaryModel
import DiaryViews
import Testing

struct CategoryLookTests {
  @Test func `no two colours look alike on a terminal of sixteen`() {
    let painted = Category.Colour.allCases.map {
      Palette.color.paint("a", CategoryLook(icon: "", colour: $0).style)
    }
    #expect(Set(painted).count == Category.Colour.allCases.count)
    #expect(!painted.contains("a"))
  }

  @Test func `a category without a colour is plain`() {
    #expect(Palette.color.paint("a", CategoryLook(icon: "🎵").style) == "a")
  }
}
