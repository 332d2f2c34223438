import Foundation
import HeadlessUIKit
import Testing

/// Rules V923 and V924: views that show a caret and what is selected.
@MainActor @Suite("V: shown selections") struct SelectionDisplayTests {
  private final class Place: NSObject, UITextSelectionDisplayInteractionDelegate {
    let below = UIView()
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { below }
  }

  private final class OwnCursor: UIView, UITextCursorView {
    var isBlinking = false
    func resetBlinkAnimation() {}
  }

  private func fixture() -> (phone: Phone, text: UITextView, place: Place, shown: UITextSelectionDisplayInteraction)
  {
    let phone = Phone()
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    text.attributedText = NSAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    let place = Place()
    place.below.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    phone.window.addSubview(place.below)
    phone.window.addSubview(text)
    let shown = UITextSelectionDisplayInteraction(textInput: text, delegate: place)
    text.addInteraction(shown)
    return (phone, text, place, shown)
  }

  @Test("V923 the caret stands where the text has it, and shows as long as the interaction is activated")
  func caret() {
    let (_, text, place, shown) = fixture()
    #expect(shown.cursorView.superview === text && shown.highlightView.superview === place.below)
    #expect(shown.handleViews.map(\.direction) == [.leading, .trailing])
    #expect(shown.cursorView.isHidden && shown.highlightView.isHidden && shown.handleViews.allSatisfy(\.isHidden))
    shown.isActivated = true
    text.selectedRange = NSRange(location: 3, length: 0)
    shown.layoutManagedSubviews()
    #expect(!shown.cursorView.isHidden && shown.highlightView.selectionRects.isEmpty)
    let caret = text.selectedTextRange.map { text.caretRect(for: $0.start) }
    #expect(shown.cursorView.frame == caret && shown.handleViews.allSatisfy { $0.frame == .zero })
  }

  @Test("V923 the highlight has what is selected, and the handles stand at its ends")
  func selection() throws {
    let (_, text, place, shown) = fixture()
    shown.isActivated = true
    text.selectedRange = NSRange(location: 0, length: 3)
    shown.layoutManagedSubviews()
    let range = try #require(text.selectedTextRange)
    #expect(shown.highlightView.selectionRects.map(\.rect) == text.selectionRects(for: range).map(\.rect))
    #expect(shown.highlightView.frame == place.below.bounds && shown.cursorView.frame == .zero)
    #expect(shown.handleViews.map(\.frame) == [text.caretRect(for: range.start), text.caretRect(for: range.end)])
  }

  @Test("V923 the views are placed at the end of a turn that asks for it; touches go past them")
  func turn() {
    let (phone, text, _, shown) = fixture()
    shown.isActivated = true
    text.selectedRange = NSRange(location: 7, length: 0)
    shown.setNeedsSelectionUpdate()
    phone.application.endTurn()
    #expect(shown.cursorView.frame.minX > 30)
    let middle = shown.cursorView.convert(CGPoint(x: 1, y: 3), to: text)
    #expect(text.hitTest(middle, with: nil) !== shown.cursorView)
  }

  @Test("V923 a caret of the application's own takes the usual one's place, and all views go with the interaction")
  func own() {
    let (_, text, _, shown) = fixture()
    let (usual, own) = (shown.cursorView, OwnCursor())
    shown.cursorView = own
    #expect(usual.superview == nil && own.superview === text && own.isHidden)
    text.removeInteraction(shown)
    #expect(own.superview == nil && shown.highlightView.superview == nil && shown.view == nil)
  }

  @Test("V924 the caret of a drop comes, and stands where the text has the place, with what goes along")
  func drop() throws {
    let (_, text, _, _) = fixture()
    let cursor = UIStandardTextCursorView()
    text.addSubview(cursor)
    let animator = try #require(UITextCursorDropPositionAnimator(textCursorView: cursor, textInput: text))
    var heard: [String] = []
    animator.animateAlongsideChanges({ heard.append("goes along") }, completion: { heard.append("over") })
    animator.placeCursor(at: text.endOfDocument, animated: false)
    animator.setCursorVisible(false, animated: false)
    #expect(cursor.frame == text.caretRect(for: text.endOfDocument) && cursor.isHidden)
    #expect(heard == ["goes along", "over"])
    animator.setCursorVisible(true, animated: true)
    #expect(!cursor.isHidden)
  }
}
