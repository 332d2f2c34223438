import Foundation
import HeadlessUIKit
import Testing

/// Rules W37, V920 and V921: what a layout manager's delegate says of lines, and one that takes another's place.
/// Each character is 5.5 points wide in a font of 10 points.
@MainActor @Suite("W: lines as a delegate has them") struct LineDelegateTests {
  private let font = UIFont.systemFont(ofSize: 10)

  private final class Setter: NSObject, NSLayoutManagerDelegate {
    var height: CGFloat?
    var unbroken = NSRange()
    var heard: [String] = []
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
      in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool {
      guard let height else { return false }
      lineFragmentRect.pointee.size.height = height
      lineFragmentUsedRect.pointee.size.height = height
      baselineOffset.pointee = height - 3
      return true
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { !(unbroken.location + 1..<unbroken.upperBound + 1).contains(charIndex) }
    func layoutManager(
      _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) { heard.append("was \(Int(oldSize.width))") }
    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) { heard.append("laid out") }
  }

  private func fixture(
    _ text: String, width: CGFloat
  ) -> (storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer, setter: Setter) {
    let storage = NSTextStorage(string: text, attributes: [.font: font])
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 0)))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let setter = Setter()
    manager.delegate = setter
    return (storage, manager, container, setter)
  }

  private func lines(_ manager: NSLayoutManager) -> [NSRange] {
    var lines: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
      lines.append($3)
      _ = ($0, $1, $2, $4)
    }
    return lines
  }

  @Test("W37 lines are as high as the delegate sets them, and a point below finds the line that stands there then")
  func fragments() {
    let (storage, manager, container, setter) = fixture("one two", width: 20)
    defer { withExtendedLifetime(storage) {} }
    let point = CGPoint(x: 1, y: 20)
    func index() -> Int {
      manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
    #expect(index() == 4)
    setter.height = 30
    manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 7), actualCharacterRange: nil)
    #expect(index() == 0 && manager.usedRect(for: container).height == 60)
    #expect(
      manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil) == CGRect(x: 0, y: 30, width: 20, height: 30))
    #expect(manager.location(forGlyphAt: 5).y == 27)
  }

  @Test("W37 a text view is as high as its layout manager's delegate sets its lines")
  func view() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.textContainerInset = .zero
    view.attributedText = NSAttributedString(string: "one\ntwo", attributes: [.font: font])
    let setter = Setter()
    setter.height = 30
    #expect(view.contentSize.height < 30)
    view.layoutManager.delegate = setter
    #expect(view.contentSize.height == 60)
  }

  @Test("W37 a line ends before a word where the delegate lets it; where it may nowhere, the word is cut")
  func breaks() {
    let (storage, manager, _, setter) = fixture("to one two", width: 40)
    defer { withExtendedLifetime(storage) {} }
    #expect(lines(manager) == [NSRange(0..<7), NSRange(7..<10)])
    setter.unbroken = NSRange(3..<10)
    manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 10), actualCharacterRange: nil)
    #expect(lines(manager) == [NSRange(0..<3), NSRange(3..<10)])
    setter.unbroken = NSRange(0..<10)
    manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 10), actualCharacterRange: nil)
    #expect(lines(manager) == [NSRange(0..<7), NSRange(7..<10)] && manager.glyphIndexForCharacter(at: 7) == 7)
  }

  @Test("W37 ensuring that a text is laid out lays it out at once; a container's other size is told of")
  func ensured() {
    let (storage, manager, container, setter) = fixture("one two", width: 20)
    defer { withExtendedLifetime(storage) {} }
    #expect(setter.heard == [])
    manager.ensureLayout(forGlyphRange: NSRange(location: 0, length: 1))
    manager.ensureLayout(forCharacterRange: NSRange(location: 0, length: 7))
    #expect(setter.heard == ["laid out"])
    container.size.width = 30
    container.size.width = 30
    #expect(setter.heard == ["laid out", "was 20"])
    manager.ensureLayout(forBoundingRect: CGRect(x: 0, y: 0, width: 1, height: 1), in: container)
    manager.ensureGlyphs(forGlyphRange: NSRange(location: 0, length: 7))
    #expect(setter.heard == ["laid out", "was 20", "laid out"])
  }

  @Test("V920 a layout manager that takes another one's place has its containers and its text")
  func replaced() {
    let (storage, old, container, _) = fixture("one two", width: 20)
    let new = NSLayoutManager()
    let second = NSTextContainer()
    old.addTextContainer(second)
    container.replaceLayoutManager(new)
    #expect(
      storage.layoutManagers == [new] && new.textStorage === storage && new.textContainers == [container, second])
    #expect(old.textStorage == nil && old.textContainers.isEmpty && second.layoutManager === new)
  }

  @Test("V920 a text view goes by the layout manager that its container gets")
  func replacedInView() {
    let phone = Phone()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.textContainerInset = .zero
    view.attributedText = NSAttributedString(string: "one\ntwo", attributes: [.font: font])
    phone.window.addSubview(view)
    let (new, setter, old) = (NSLayoutManager(), Setter(), view.layoutManager)
    setter.height = 30
    new.delegate = setter
    view.textContainer.replaceLayoutManager(new)
    #expect(view.layoutManager === new && old !== new && view.contentSize.height == 60)
    view.insertText("!")
    #expect(view.text == "one\ntwo!" && new.numberOfGlyphs == 8)
    #expect(
      view.closestPosition(to: CGPoint(x: 1, y: 20)).map { view.offset(from: view.beginningOfDocument, to: $0) }
        == 0)
  }

  @Test("V921 the insertion points of a line are where its carets stand, of whole characters")
  func insertionPoints() {
    let (storage, manager, _, _) = fixture("ab 👍\nc", width: 60)
    defer { withExtendedLifetime(storage) {} }
    func points(_ index: Int) -> [String] {
      var (places, indexes) = (Array(repeating: CGFloat(0), count: 9), Array(repeating: 0, count: 9))
      let count = manager.getLineFragmentInsertionPoints(
        forCharacterAt: index, alternatePositions: false, inDisplayOrder: true, positions: &places,
        characterIndexes: &indexes)
      return (0..<count).map { "\(indexes[$0]) at \(places[$0])" }
    }
    #expect(points(1) == ["0 at 0.0", "1 at 5.5", "2 at 11.0", "3 at 16.5", "5 at 22.0"])
    #expect(points(6) == ["6 at 0.0", "7 at 5.5"] && points(40) == [])
  }
}
