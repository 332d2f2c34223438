import Foundation
import HeadlessUIKit
import Testing

/// Rules V250 and V251: texts that a finger drags from one place to another.
@MainActor struct TextMoveTests {
  /// Made as the test needs it: there is one application at a time.
  @MainActor private final class Room { private(set) lazy var phone = Phone.forGestures() }
  private let room = Room()
  private var phone: Phone { room.phone }

  /// 200 points wide, with a part of its text selected, and with drags enabled.
  private func view(_ text: String, selecting part: Range<Int>? = nil, y: Double = 0) throws -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: y, width: 200, height: 90))
    view.text = text
    phone.window.addSubview(view)
    phone.window.layoutIfNeeded()
    view.textDragInteraction?.isEnabled = true
    if let part { view.selectedRange = NSRange(location: part.lowerBound, length: part.count) }
    return view
  }

  /// In front of a character.
  private func point(_ place: Int, in text: any UIView & UITextInput) throws -> (Double, Double) {
    let position = try #require(text.position(from: text.beginningOfDocument, offset: place))
    let caret = text.convert(text.caretRect(for: position), to: nil)
    return (caret.minX + 1, caret.midY)
  }

  private func drag(
    _ from: any UIView & UITextInput, at start: Int, to end: Int, of other: any UIView & UITextInput
  ) throws {
    let (start, end) = try (point(start, in: from), point(end, in: other))
    phone.down(1, at: start)
    phone.wait(0.6)
    phone.move(1, to: (end.0, end.1 + 30))
    phone.move(1, to: end)
    phone.up(1)
  }

  @Test("V424 the first key in a secure field that is edited again takes its text's place, unless code set that")
  func secureAgain() {
    let phone = Phone()
    let (field, other) = (UITextField(), UITextField())
    for one in [field, other] { phone.window.addSubview(one) }
    field.isSecureTextEntry = true
    func editAgain() {
      other.becomeFirstResponder()
      field.becomeFirstResponder()
    }
    field.becomeFirstResponder()
    for key in ["a", "b", "c"] { field.insertText(key) }
    #expect(field.text == "abc")
    editAgain()
    for key in ["d", "e"] { field.insertText(key) }
    #expect(field.text == "de")
    editAgain()
    field.deleteBackward()
    #expect(field.text == "")
    field.text = "code"
    editAgain()
    field.text = "set"
    field.insertText("!")
    #expect(field.text == "set!")
  }

  @Test("V424 a field that becomes secure while it is edited gives up its text at the next key, and no later")
  func becomesSecure() {
    let (phone, field) = (Phone(), UITextField())
    phone.window.addSubview(field)
    field.becomeFirstResponder()
    field.insertText("abc")
    field.isSecureTextEntry = true
    for key in ["d", "e"] { field.insertText(key) }
    #expect(field.text == "de")
    field.isSecureTextEntry = true
    field.insertText("f")
    #expect(field.text == "def", "it was secure already")
    field.isSecureTextEntry = false
    field.insertText("g")
    #expect(field.text == "defg")
    field.isSecureTextEntry = true
    field.text = nil
    field.insertText("defg")
    field.insertText("h")
    #expect(field.text == "defgh", "as code keeps the text")
  }

  @Test("V250 what is dropped in the same text is moved there: to a place behind, and to one before")
  func moves() throws {
    let view = try view("one two three", selecting: 0..<4)
    let keeper = Keeper()
    phone.keep(keeper)
    view.delegate = keeper
    try drag(view, at: 1, to: 8, of: view)
    #expect(view.text == "two one three")
    #expect(view.selectedRange == NSRange(location: 8, length: 0), "the caret is behind it")
    #expect(keeper.typed == ["8+0 one ", "0+4 "])
    #expect(phone.decisions.contains { $0.hasSuffix("takes move") })
    view.selectedRange = NSRange(location: 8, length: 5)
    try drag(view, at: 9, to: 0, of: view)
    #expect(view.text == "threetwo one ")
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
  }

  @Test("V250 within itself nothing happens; what a delegate refuses is not moved")
  func staysPut() throws {
    let view = try view("one two three", selecting: 0..<7)
    try drag(view, at: 1, to: 5, of: view)
    #expect(view.text == "one two three")
    let keeper = Keeper()
    phone.keep(keeper)
    (view.delegate, keeper.refuses) = (keeper, { !$0.isEmpty })
    try drag(view, at: 1, to: 10, of: view)
    #expect(view.text == "one two three")
    keeper.refuses = \.isEmpty
    try drag(view, at: 1, to: 13, of: view)
    #expect(view.text == "one two threeone two", "it may not be deleted")
  }

  @Test("V250 from one text into another it is copied, unless the delegate there proposes a move")
  func copies() throws {
    let source = try view("one two", selecting: 0..<4)
    let other = try view("three", y: 100)
    try drag(source, at: 1, to: 0, of: other)
    #expect(other.text == "one three" && source.text == "one two")
    let keeper = Keeper()
    phone.keep(keeper)
    other.textDropDelegate = keeper
    keeper.proposal = { _ in UITextDropProposal(operation: .move) }
    try drag(source, at: 1, to: 0, of: other)
    #expect(other.text == "one one three" && source.text == "two")
    source.isEditable = false
    source.selectedRange = NSRange(location: 0, length: 3)
    try drag(source, at: 1, to: 0, of: other)
    #expect(other.text == "one one three" && source.text == "two", "what can't be typed into allows no move")
  }

  @Test("V250 a field's text likewise; a copy that the delegate proposes leaves the original")
  func field() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "abcdef"
    phone.window.addSubview(field)
    phone.window.layoutIfNeeded()
    field.textDragInteraction?.isEnabled = true
    func select() throws {
      let end = try #require(field.position(from: field.beginningOfDocument, offset: 2))
      field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: end)
    }
    try select()
    try drag(field, at: 1, to: 6, of: field)
    #expect(field.text == "cdefab")
    let keeper = Keeper()
    phone.keep(keeper)
    field.textDropDelegate = keeper
    keeper.proposal = { _ in UITextDropProposal(operation: .copy) }
    try select()
    try drag(field, at: 1, to: 6, of: field)
    #expect(field.text == "cdefabcd")
  }

  @Test("V251 the delegate may put it there itself; the items' words are taken where the proposal wants that")
  func performers() throws {
    #expect(UITextDropProposal(operation: .copy).useFastSameViewOperations)
    let view = try view("one two", selecting: 0..<4)
    let keeper = Keeper()
    phone.keep(keeper)
    (view.textDropDelegate, view.textDragDelegate) = (keeper, keeper)
    keeper.proposal = { drop in
      let proposal = UITextDropProposal(operation: .move)
      proposal.dropPerformer = .delegate
      return drop.isSameView ? proposal : drop.suggestedProposal
    }
    try drag(view, at: 1, to: 7, of: view)
    #expect(view.text == "one two" && keeper.drops == 1)
    keeper.given = "ten "
    keeper.proposal = { _ in
      let proposal = UITextDropProposal(operation: .move)
      proposal.useFastSameViewOperations = false
      return proposal
    }
    try drag(view, at: 1, to: 7, of: view)
    #expect(view.text == "twoten ")
    view.selectedRange = NSRange(location: 0, length: 3)
    keeper.proposal = { $0.suggestedProposal }
    try drag(view, at: 1, to: 7, of: view)
    #expect(view.text == "ten two", "its own words, and not the item's")
  }
}

private final class Keeper: NSObject, UITextViewDelegate, UITextDropDelegate, UITextDragDelegate {
  var refuses: (String) -> Bool = { _ in false }
  var proposal: (any UITextDropRequest) -> UITextDropProposal = { $0.suggestedProposal }
  /// In place of the words.
  var given: String?
  private(set) var typed: [String] = []
  private(set) var drops = 0

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    typed.append("\(range.location)+\(range.length) \(text)")
    return !refuses(text)
  }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { proposal(drop) }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) { drops += 1 }
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] {
    given.map { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: $0)))] }
      ?? dragRequest.suggestedItems
  }
}
