import Foundation
import HeadlessUIKit
import Testing

/// Rule W44: a text that goes around paths. Each character is 5.5 points wide in a font of 10 points.
@MainActor @Suite("W: around paths") struct TextExclusionTests {
  private let storage = NSTextStorage()
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 110, height: 0))
  private let height = UIFont.systemFont(ofSize: 10).lineHeight

  init() {
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  private func set(_ text: String, without paths: UIBezierPath...) {
    storage.setAttributedString(
      NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    container.exclusionPaths = paths
  }

  private func box(_ range: Range<Int>) -> CGRect {
    manager.boundingRect(forGlyphRange: NSRange(range), in: container)
  }

  private func index(_ x: CGFloat, _ y: CGFloat) -> Int {
    manager.characterIndex(for: CGPoint(x: x, y: y), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  @Test("W44 lines stand left and right of a shape, and below it they have all of the width")
  func beside() {
    set("aa bb cc dd ee ff gg hh", without: UIBezierPath(rect: CGRect(x: 33, y: 0, width: 44, height: 5)))
    #expect(box(0..<5) == CGRect(x: 0, y: 0, width: 27.5, height: height))
    #expect(box(6..<11) == CGRect(x: 77, y: 0, width: 27.5, height: height))
    #expect(box(12..<14).origin == CGPoint(x: 0, y: height))
    #expect(
      manager.lineFragmentRect(forGlyphAt: 7, effectiveRange: nil) == CGRect(x: 77, y: 0, width: 33, height: height)
    )
    #expect(manager.usedRect(for: container).height == 2 * height && !container.isSimpleRectangularTextContainer)
    container.exclusionPaths = []
    #expect(box(6..<11).origin == CGPoint(x: 33, y: 0) && container.isSimpleRectangularTextContainer)
  }

  @Test("W44 a touch finds the line on its side of the shape")
  func touched() {
    set("aa bb cc dd ee ff gg hh", without: UIBezierPath(rect: CGRect(x: 33, y: 0, width: 44, height: 5)))
    #expect(index(1, 3) == 0 && index(78, 3) == 6 && index(50, 3) == 5)
    #expect(index(1, height + 3) == 12)
  }

  @Test("W44 where no word fits the text goes on further down; a shape's own width at each height counts")
  func below() {
    set("aaaa bbbb", without: UIBezierPath(rect: CGRect(x: 5, y: 0, width: 100, height: 30)))
    #expect(box(0..<4).origin == CGPoint(x: 0, y: 30))
    set("aaaa bbbb", without: UIBezierPath(ovalIn: CGRect(x: 60, y: -80, width: 100, height: 100)))
    let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(first.minX == 0 && abs(first.width - 70) < 1, "the circle is narrower below its middle")
    set("a\nb", without: UIBezierPath(rect: CGRect(x: 33, y: 0, width: 44, height: 5)))
    #expect(box(2..<3).origin == CGPoint(x: 0, y: height), "a paragraph begins on a line of its own")
    set(String(repeating: "a", count: 30), without: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 5)))
    #expect(box(0..<20) == CGRect(x: 0, y: 5, width: 110, height: height), "a word that fits nowhere is cut")
  }

  @Test("W44 a text view is as high as its text around the paths, and its caret stands there")
  func textView() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 300))
    (view.font, view.text, view.textContainerInset) = (.systemFont(ofSize: 10), "aa bb", .zero)
    view.textContainer.lineFragmentPadding = 0
    let plain = view.sizeThatFits(CGSize(width: 120, height: 1000)).height
    view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 120, height: 40))]
    #expect(abs(view.sizeThatFits(CGSize(width: 120, height: 1000)).height - plain - 40) <= 1)
    #expect(view.caretRect(for: view.beginningOfDocument).minY == 40)
    let last = try #require(view.closestPosition(to: CGPoint(x: 119, y: 3)))
    #expect(view.offset(from: view.beginningOfDocument, to: last) == 5)
  }

  /// Sets lines in by 11 points, gives the second one two parts, and has room for three.
  private final class OwnContainer: NSTextContainer {
    var asked: [Int] = []
    override func lineFragmentRect(
      forProposedRect proposedRect: CGRect, at characterIndex: Int,
      writingDirection baseWritingDirection: NSWritingDirection,
      remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
      asked.append(characterIndex)
      var rect = super.lineFragmentRect(
        forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
        remaining: remainingRect)
      if rect.minY > 30 { return .zero }
      if rect.minY > 1, rect.minY < 20, rect.minX == 0 {
        remainingRect?.pointee = CGRect(x: 60, y: rect.minY, width: 50, height: rect.height)
        rect.size.width = 40
      }
      if rect.minX == 0 { (rect.origin.x, rect.size.width) = (11, rect.width - 11) }
      return rect
    }
  }

  private func ownLayout(_ text: String, width: CGFloat) -> (OwnContainer, (Range<Int>) -> CGRect, () -> Int) {
    let own = OwnContainer(size: CGSize(width: width, height: 0))
    own.lineFragmentPadding = 0
    manager.removeTextContainer(at: 0)
    manager.addTextContainer(own)
    storage.setAttributedString(
      NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    return (
      own, { [manager] in manager.boundingRect(forGlyphRange: NSRange($0), in: own) },
      { [manager] in manager.firstUnlaidCharacterIndex() }
    )
  }

  @Test("W44 a container of an application's own says what its lines may take, part by part")
  func ownContainer() {
    let (own, box, _) = ownLayout("aaaa bbbb cccc dddd eeee ffff gggg hhhh", width: 110)
    #expect(box(0..<14) == CGRect(x: 11, y: 0, width: 77, height: height))
    #expect(box(15..<19).origin == CGPoint(x: 11, y: height))
    #expect(box(20..<29).origin == CGPoint(x: 60, y: height))
    #expect(box(30..<39).origin == CGPoint(x: 11, y: 2 * height))
    #expect(own.asked == [0, 15, 20, 30], "with the character that begins the line")
  }

  @Test("W44 where such a container has nothing left the text ends, and a word that no part has room for is cut")
  func fullContainer() {
    let (_, box, unlaid) = ownLayout("aaaaaaaaaaaa bbbb cccc dddd eeee ffff", width: 60)
    #expect(box(0..<8) == CGRect(x: 11, y: 0, width: 44, height: height))
    #expect(unlaid() < 30 && box(33..<36) == .zero)
  }

  @Test("V927 a container with paths, or so many lines at most, is no simple rectangle")
  func simple() {
    #expect(container.isSimpleRectangularTextContainer)
    container.maximumNumberOfLines = 2
    #expect(!container.isSimpleRectangularTextContainer)
    container.maximumNumberOfLines = 0
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))]
    #expect(!container.isSimpleRectangularTextContainer)
  }
}
