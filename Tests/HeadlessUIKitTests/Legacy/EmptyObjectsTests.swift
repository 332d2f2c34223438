import Foundation
import HeadlessUIKit
import Testing

/// What stands in the place of something until there is it, as code writes it.
@MainActor struct EmptyObjectsTests {
  private var timer = Timer()
  private var link = CADisplayLink()

  @Test func `a timer and a link that were never started can be invalidated`() {
    #expect(!timer.isValid)
    timer.invalidate()
    link.isPaused = false
    link.add(to: .main, forMode: .common)
    link.invalidate()
  }

  @Test func `texts, numbers and errors can be made of nothing`() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a" && NSAttributedString().length == 0 && NSMutableString().length == 0)
    #expect(NSNumber().intValue == 0 && NSError().code == 0 && Progress().totalUnitCount == 0)
    #expect(UISwipeActionsConfiguration().actions.isEmpty && CGFloat(MAXFLOAT) > 1e30)
  }

  @Test(arguments: [
    ("SELF MATCHES %@", "[a-z]+@[a-z]+", "me@home", true), ("SELF MATCHES %@", "[a-z]+", "me@home", false),
    ("SELF MATCHES[c] %@", "[A-Z]+", "me", true), ("SELF MATCHES %@", "a|ab", "ab", true),
    ("SELF CONTAINS[cd] %@", "OM", "home", true), ("SELF CONTAINS %@", "OM", "home", false),
    ("SELF BEGINSWITH %@", "ho", "home", true), ("SELF ENDSWITH 'me'", "", "home", true),
    ("SELF == %@", "home", "home", true), ("self == 'x'", "", "y", false),
  ])
  func `a format compares a text`(format: String, argument: String, text: String, holds: Bool) {
    #expect(NSPredicate(format: format, argument as NSString).evaluate(with: text) == holds)
  }

  @Test func `geometry comes back from an archive by its key`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(CGPoint(x: 1.25, y: -2), forKey: "point")
    archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 0.1), forKey: "rect")
    archiver.encode(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), forKey: "transform")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 1.25, y: -2))
    #expect(coder.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 0.1))
    #expect(coder.decodeCGAffineTransform(forKey: "transform").ty == 6)
    #expect(coder.decodeCGSize(forKey: "none") == .zero && coder.decodeUIEdgeInsets(forKey: "none") == .zero)
  }
}
