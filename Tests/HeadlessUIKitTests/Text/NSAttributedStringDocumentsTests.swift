import Foundation
import HeadlessUIKit
import Testing

struct NSAttributedStringDocumentsTests {
  private func read(_ text: String, _ type: NSAttributedString.DocumentType? = .html) throws -> String {
    var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .characterEncoding: String.Encoding.utf8.rawValue
    ]
    if let type { options[.documentType] = type }
    return try NSAttributedString(data: Data(text.utf8), options: options, documentAttributes: nil).string
  }

  @Test(arguments: [
    ("<p>Read the <b>rules</b> first.</p>", "Read the rules first."),
    ("one<br>two<br/>three", "one\ntwo\nthree"),
    ("a &lt; b &amp;&amp; c &#39;d&#x27; &copy; &nosuch; &", "a < b && c 'd' © &nosuch; &"),
    (
      "<html><head><title>T</title></head><style>p { color: red }</style><body>  many \n spaces </body>",
      "many spaces "
    ),
    ("<a href=\"x", ""), ("", ""),
  ])
  func `a web page's text is left, its lines, and its characters by name`(page: String, text: String) throws {
    #expect(try read(page) == text)
  }

  @Test func `what a document is may be seen from its beginning`() throws {
    #expect(try read("<!DOCTYPE html><p>x</p>", nil) == "x")
    #expect(try read("a <b> c", nil) == "a <b> c")
    #expect(try read("<p>x</p>", .plain) == "<p>x</p>")
  }

  @Test func `what can't be read says so`() {
    #expect(throws: CocoaError.self) { try read("{\\rtf1 x}", .rtf) }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data([0xFF]), options: [.documentType: NSAttributedString.DocumentType.plain], documentAttributes: nil
      )
    }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(string: "x").data(
        from: NSRange(location: 0, length: 1),
        documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    }
  }

  @Test func `a part of a text is written as plain text`() throws {
    let data = try NSAttributedString(string: "abc").data(from: NSRange(location: 1, length: 2))
    #expect(data == Data("bc".utf8))
  }
}
