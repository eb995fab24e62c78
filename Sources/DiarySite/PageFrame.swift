import DiaryModel

/// What stands around the contents of every page: head, the way home, foot.
struct PageFrame {
  var title: String
  var language: String
  /// The site's name; nothing on a page that stands alone.
  var siteTitle: String?
  /// Leads from the page's folder to the site's: `../../`.
  var root: String
  /// The style sheet in full, on a page that stands alone.
  var style: String?
  var previous: String?
  var next: String?

  /// Appends the page: `header` goes on after the way home, `contents` fills `main`.
  func append(
    to output: inout [UInt8], header: (inout [UInt8]) -> Void = { _ in },
    contents: (inout [UInt8]) -> Void, footer: ((inout [UInt8]) -> Void)? = nil
  ) {
    appendHead(to: &output)
    output.append("<body>\n")
    if let siteTitle {
      output.append("<header class=\"site\">\n<nav aria-label=\"Site\">\n<a href=\"")
      output.append(address: root)
      output.append("index.html\">")
      output.append(escaped: siteTitle)
      output.append("</a>")
      header(&output)
      output.append("\n</nav>\n</header>\n")
    } else {
      header(&output)
    }
    output.append("<main>\n")
    contents(&output)
    output.append("</main>\n")
    if let footer {
      output.append("<footer>\n")
      footer(&output)
      output.append("</footer>\n")
    }
    output.append("</body>\n</html>\n")
  }

  private func appendHead(to output: inout [UInt8]) {
    output.append("<!DOCTYPE html>\n<html lang=\"")
    output.append(escaped: language)
    output.append("\">\n<head>\n<meta charset=\"utf-8\">\n")
    output.append(
      """
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="
      """)
    output.append(style == nil ? Self.policy : Self.singlePolicy)
    output.append(
      """
      ">
      <meta name="referrer" content="no-referrer">
      <meta name="color-scheme" content="light dark">

      """)
    output.append(contentsOf: Site.generator)
    output.append("\n<title>")
    output.append(escaped: title)
    output.append("</title>\n<link rel=\"icon\" href=\"data:,\">\n")
    if let style {
      output.append("<style>\n")
      output.append(contentsOf: style.utf8)
      output.append("</style>\n")
    } else {
      output.append("<link rel=\"stylesheet\" href=\"")
      output.append(address: root)
      output.append("style.css\">\n")
    }
    appendRelation("prev", previous, to: &output)
    appendRelation("next", next, to: &output)
    output.append("</head>\n")
  }

  private func appendRelation(
    _ relation: StaticString, _ address: String?, to output: inout [UInt8]
  ) {
    guard let address else { return }
    output.append("<link rel=\"")
    output.append(relation)
    output.append("\" href=\"")
    output.append(address: address)
    output.append("\">\n")
  }

  /// Nothing but the site's own files; `file:` because a folder opened in a browser is no origin.
  private static let policy: StaticString = """
    default-src 'none'; style-src 'self' file:; img-src 'self' file: data:; \
    base-uri 'none'; form-action 'none'
    """
  private static let singlePolicy: StaticString = """
    default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; \
    form-action 'none'
    """
}
