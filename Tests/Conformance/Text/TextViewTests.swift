import Foundation
import HeadlessUIKit
import Testing

/// Group V: places in a text view, and links in it that are tapped. Each character is 5.5 points wide, and a line
/// some 12 points high.
@MainActor struct TextViewTests {
  @Test("V421 the caret stays in sight as text is typed, and an empty range is scrolled to where it is")
  func caretInSight() {
    let phone = Phone()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    phone.window.addSubview(view)
    view.becomeFirstResponder()
    for line in 1...10 { view.insertText("line \(line)\n") }
    let end = view.contentSize.height - view.bounds.height
    #expect(end > 0 && view.contentOffset.y > end - 20 && view.contentOffset.y <= end)
    view.scrollRangeToVisible(NSRange(location: 0, length: 0))
    #expect(view.contentOffset.y < 12)
    for place in [view.text.count, -1] {
      view.contentOffset = .zero
      view.scrollRangeToVisible(NSRange(location: place, length: 0))
      #expect(view.contentOffset.y > end - 20)
    }
  }

  @Test(
    "V145 a delegate hears of every other selection: with typing before that, and by code"
  )
  func selections() {
    final class Ears: NSObject, UITextFieldDelegate, UITextViewDelegate {
      var heard: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begins") }
      func textFieldDidChangeSelection(_ textField: UITextField) {
        heard.append("selects in \(textField.text ?? "")")
      }
      func textViewDidBeginEditing(_ textView: UITextView) { heard.append("begins") }
      func textViewDidChange(_ textView: UITextView) { heard.append("changes") }
      func textViewDidChangeSelection(_ textView: UITextView) { heard.append("selects in \(textView.text ?? "")") }
    }
    let (phone, ears) = (Phone(), Ears())
    let (field, view) = (UITextField(), UITextView())
    (field.delegate, view.delegate) = (ears, ears)
    field.addAction(UIAction { _ in ears.heard.append("changes") }, for: .editingChanged)
    for one in [field, view] { phone.window.addSubview(one) }
    for text in [field, view] as [any UITextInput & UIResponder] {
      ears.heard = []
      text.becomeFirstResponder()
      text.insertText("a")
      text.selectedTextRange = text.textRange(from: text.beginningOfDocument, to: text.endOfDocument)
      text.selectedTextRange = text.selectedTextRange
      text.resignFirstResponder()
      text.selectedTextRange = text.textRange(from: text.beginningOfDocument, to: text.beginningOfDocument)
      let later = text === view ? ["selects in a"] : []
      #expect(ears.heard == ["begins", "selects in a", "changes", "selects in a"] + later)
    }
    ears.heard = []
    field.becomeFirstResponder()
    #expect(ears.heard == ["begins", "selects in a"], "a field that has a text hears of it as editing begins")
  }

  @Test("V381 marked text is part of the text until it is typed over, deleted, or stays as it is")
  func marking() {
    final class Ears: NSObject, UITextFieldDelegate, UITextViewDelegate {
      var heard: [String] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        heard.append("asks \(range.location)+\(range.length) \(string)")
        return true
      }
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        heard.append("asks \(range.location)+\(range.length) \(text)")
        return true
      }
      func textViewDidChange(_ textView: UITextView) { heard.append(textView.text) }
    }
    let (phone, ears) = (Phone(), Ears())
    let (field, view) = (UITextField(), UITextView())
    (field.delegate, view.delegate) = (ears, ears)
    field.addAction(UIAction { [unowned field] _ in ears.heard.append(field.text ?? "") }, for: .editingChanged)
    for one in [field, view] { phone.window.addSubview(one) }
    for text in [field, view] as [any UITextInput & UIResponder] {
      func marked() -> String? { text.markedTextRange.flatMap(text.text(in:)) }
      ears.heard = []
      text.becomeFirstResponder()
      text.insertText("ab")
      text.setMarkedText("cd", selectedRange: NSRange(location: 1, length: 0))
      let caret = text.selectedTextRange.map { text.offset(from: text.beginningOfDocument, to: $0.start) }
      #expect(marked() == "cd" && caret == 3)
      text.setMarkedText("e", selectedRange: NSRange(location: NSNotFound, length: 0))
      #expect(marked() == "e")
      text.insertText("f")
      #expect(marked() == nil)
      text.setMarkedText("g", selectedRange: NSRange())
      text.deleteBackward()
      text.setMarkedText("h", selectedRange: NSRange())
      text.resignFirstResponder()
      #expect(marked() == nil)
      #expect(
        ears.heard == [
          "asks 0+0 ab", "ab", "abcd", "abe", "asks 2+1 f", "abf", "abfg", "asks 3+1 ", "abf", "abfh",
        ] + (text === view ? ["abfh"] : []))
    }
    field.setMarkedText("i", selectedRange: NSRange())
    field.text = "j"
    #expect(field.markedTextRange == nil)
  }

  @Test("W39 a text view has its container's padding beside its lines, and no more lines than that may have")
  func padding() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 10)
    view.text = "aaaa bbbb"
    view.isScrollEnabled = false
    let (wide, line) = (CGSize(width: 300, height: 1000), UIFont.systemFont(ofSize: 10).lineHeight)
    #expect(abs(view.sizeThatFits(wide).width - 59.5) < 0.5 && abs(view.intrinsicContentSize.width - 59.5) < 0.5)
    let high = view.sizeThatFits(CGSize(width: 9 * 5.5 + 9, height: 1000)).height
    #expect(abs(high - 16 - 2 * line) < 1)
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.sizeThatFits(CGSize(width: 40, height: 1000)).height < high)
    view.textContainer.lineFragmentPadding = 0
    #expect(abs(view.sizeThatFits(wide).width - 49.5) < 0.5)
  }

  /// A tap that is the so-manieth in a row.
  private func tap(_ phone: Phone, at place: (Double, Double), count: Int = 1) {
    phone.report(.down(1, at: place).saying { $0.tapCount = count })
    phone.report(.up(1).saying { $0.tapCount = count })
  }

  @Test("V198 a tap puts the caret at an edge of the word there, the next selects that, a third the paragraph")
  func tapping() {
    final class Ears: NSObject, UITextViewDelegate {
      var heard: [String] = []
      func textViewDidBeginEditing(_ textView: UITextView) { heard.append("begins") }
      func textViewDidChangeSelection(_ textView: UITextView) {
        heard.append("\(textView.selectedRange.location)+\(textView.selectedRange.length)")
      }
    }
    let (phone, view) = fixture(NSAttributedString(string: "one two\nthree"))
    let ears = Ears()
    (view.isEditable, view.delegate) = (true, ears)
    guard let place = view.position(from: view.beginningOfDocument, offset: 5) else {
      Issue.record("there are five characters")
      return
    }
    let caret = view.caretRect(for: place)
    let there = (Double(caret.minX) + 0.5, Double(caret.midY))
    tap(phone, at: there)
    #expect(view.isFirstResponder && ears.heard == ["begins", "4+0"])
    tap(phone, at: there, count: 2)
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    tap(phone, at: there, count: 3)
    #expect(view.selectedRange == NSRange(location: 0, length: 8) && ears.heard.suffix(2) == ["4+3", "0+8"])
    view.selectedRange = NSRange(location: 13, length: 0)
    tap(phone, at: there)
    tap(phone, at: there)
    #expect(ears.heard.suffix(2) == ["13+0", "4+0"], "the caret is there already")
    view.insertText("-")
    #expect(view.text == "one -two\nthree")
  }

  @Test(
    "V198 the caret goes to the word's start from one place behind it, to its end from further, over blanks to the next",
    arguments: [
      (0, 0), (1, 0), (2, 5), (4, 5), (5, 5), (6, 6), (7, 10), (9, 10), (11, 10), (12, 15), (16, 16), (17, 17),
      (18, 17), (20, 20),
    ])
  func wordEdges(place: Int, caret: Int) throws {
    // hello,    world!
    let (phone, view) = fixture(NSAttributedString(string: "hello,    world!\nend"))
    view.isEditable = true
    let near = try #require(view.position(from: view.beginningOfDocument, offset: place))
    let box = view.caretRect(for: near)
    tap(phone, at: (Double(box.minX) + 0.1, Double(box.midY)))
    #expect(view.selectedRange == NSRange(location: caret, length: 0))
  }

  @Test("V198 a tap where the caret is already leaves it inside of a word")
  func caretThere() throws {
    let (phone, view) = fixture(NSAttributedString(string: "hello"))
    view.isEditable = true
    _ = view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 3, length: 0)
    let box = view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: 3)))
    tap(phone, at: (Double(box.minX), Double(box.midY)))
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    let other = view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: 2)))
    tap(phone, at: (Double(other.minX), Double(other.midY)))
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
  }

  @Test("V198 in a text that is only read the second tap selects, where it is selectable, and one alone deselects")
  func reading() {
    let (phone, view) = fixture(NSAttributedString(string: "one two"))
    view.isEditable = false
    tap(phone, at: (8, 14))
    #expect(!view.isFirstResponder)
    tap(phone, at: (8, 14), count: 2)
    #expect(view.selectedRange == NSRange(location: 0, length: 3) && view.isFirstResponder)
    tap(phone, at: (100, 14))
    #expect(view.selectedRange.length == 0)
    view.isSelectable = false
    tap(phone, at: (8, 14), count: 3)
    #expect(view.selectedRange.length == 0 && !view.isFirstResponder)
  }

  @Test("V198 a field's taps do so, too; one beyond its text puts the caret at the end")
  func field() {
    final class Ears: NSObject, UITextFieldDelegate {
      var count = 0
      func textFieldDidChangeSelection(_ textField: UITextField) { count += 1 }
    }
    let (phone, ears) = (Phone.forGestures(), Ears())
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    (field.text, field.delegate) = ("one two", ears)
    phone.window.addSubview(field)
    tap(phone, at: (190, 15))
    #expect(field.isFirstResponder && ears.count == 1)
    #expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 7)
    tap(phone, at: (2, 15), count: 1)
    field.insertText("a ")
    #expect(field.text == "a one two")
    tap(phone, at: (2, 15), count: 2)
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "a")
    tap(phone, at: (2, 15), count: 3)
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "a one two" && ears.count == 5)
    field.isEnabled = false
    tap(phone, at: (2, 15))
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "a one two")
  }

  private final class Reader: NSObject, UITextViewDelegate {
    var asked: [String] = []
    var opens = true
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      asked.append("\(URL.absoluteString) at \(characterRange.location)")
      return opens
    }
  }

  private final class Chooser: NSObject, UITextViewDelegate {
    var chosen: [String] = []
    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      guard case .tag(let tag) = textItem.content else { return nil }
      return UIAction { [weak self] _ in self?.chosen.append(tag) }
    }
  }

  private func fixture(_ text: NSAttributedString) -> (phone: Phone, view: UITextView) {
    let phone = Phone.forGestures()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.attributedText = text
    phone.window.addSubview(view)
    phone.window.layoutIfNeeded()
    return (phone, view)
  }

  private func text(_ plain: String, _ key: NSAttributedString.Key, _ value: Any, _ part: NSRange)
    -> NSAttributedString
  {
    let text = NSMutableAttributedString(string: plain, attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.addAttribute(key, value: value, range: part)
    return text
  }

  @Test("V152 places are those of the lines that the text is broken into")
  func places() throws {
    let (_, view) = fixture(
      NSAttributedString(string: "one\ntwo three", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    let start = view.beginningOfDocument
    let second = try #require(view.closestPosition(to: CGPoint(x: 23, y: 18)))
    #expect(view.offset(from: start, to: second) == 8)
    #expect(view.closestPosition(to: CGPoint(x: 190, y: 2)).map { view.offset(from: start, to: $0) } == 3)
    #expect(view.closestPosition(to: CGPoint(x: 190, y: 190)).map { view.offset(from: start, to: $0) } == 13)
    let caret = view.caretRect(for: second)
    #expect(abs(caret.minX - 22) < 0.01 && caret.minY > 5 && caret.height < 20)
    let all = try #require(view.textRange(from: start, to: view.endOfDocument))
    let rects = view.selectionRects(for: all)
    #expect(rects.count == 2 && rects[0].containsStart && rects[1].containsEnd && !rects[0].containsEnd)
    #expect(view.firstRect(for: all) == rects[0].rect && abs(rects[1].rect.width - 49.5) < 0.01)
    view.text = ""
    #expect(view.caretRect(for: view.beginningOfDocument).height > 0)
    #expect(view.closestPosition(to: .zero).map { view.compare($0, to: view.endOfDocument) } == .orderedSame)
  }

  @Test("V152 attributes stay with the text as it is typed into, and code that changes the storage changes them")
  func attributes() {
    let key = NSAttributedString.Key("mine")
    let (_, view) = fixture(text("go there now", key, 7, NSRange(location: 3, length: 5)))
    view.selectedRange = NSRange(location: 5, length: 0)
    view.insertText("XX")
    #expect(view.attributedText.attribute(key, at: 6, effectiveRange: nil) as? Int == 7)
    #expect(view.text == "go thXXere now" && view.font == .systemFont(ofSize: 10))
    view.textStorage.removeAttribute(key, range: NSRange(location: 0, length: 14))
    #expect(view.attributedText.attribute(key, at: 6, effectiveRange: nil) == nil)
    view.font = .systemFont(ofSize: 20)
    #expect(view.attributedText.attribute(.font, at: 13, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
    view.text = "new"
    #expect(view.attributedText.string == "new" && view.textStorage.string == "new")
  }

  @Test("V1227 a text view has no `isEditing`: a class of one's own may have it")
  func ownEditing() {
    final class Notes: UITextView { var isEditing = false }
    let (phone, notes) = (Phone(), Notes())
    phone.window.addSubview(notes)
    notes.becomeFirstResponder()
    #expect(notes.isFirstResponder && !notes.isEditing)
  }

  @Test("V152 a tap on a link asks the delegate, and one beside it doesn't")
  func link() {
    let link = URL(string: "https://example.com/a")
    let (phone, view) = fixture(text("see here", .link, link as Any, NSRange(location: 4, length: 4)))
    let reader = Reader()
    view.delegate = reader
    view.isEditable = false
    phone.tap(at: (30, 5))
    #expect(reader.asked == ["https://example.com/a at 4"])
    #expect(phone.decisions.contains { $0.contains("opens https://example.com/a") })
    phone.tap(at: (5, 5))
    phone.tap(at: (30, 100))
    #expect(reader.asked.count == 1)
  }

  @Test(
    "V1216 a tap on a link in a text that can be typed into opens it, and moves no caret, also while it is edited")
  func linkAmongEdited() {
    let link = URL(string: "https://example.com/a")
    let (phone, view) = fixture(text("see here", .link, link as Any, NSRange(location: 4, length: 4)))
    let reader = Reader()
    view.delegate = reader
    phone.tap(at: (30, 5))
    #expect(reader.asked == ["https://example.com/a at 4"] && !view.isFirstResponder)
    #expect(phone.decisions.contains { $0.contains("opens https://example.com/a") })
    phone.tap(at: (2, 5))
    #expect(view.isFirstResponder && view.selectedRange.location == 0)
    reader.opens = false
    phone.tap(at: (30, 5))
    #expect(reader.asked.count == 2 && view.selectedRange.location == 0)
    tap(phone, at: (30, 5), count: 2)
    #expect(reader.asked.count == 2 && view.selectedRange == NSRange(location: 4, length: 4))
    view.attributedText = text("see here", .textItemTag, "here", NSRange(location: 4, length: 4))
    view.selectedRange = NSRange(location: 0, length: 0)
    let chooser = Chooser()
    view.delegate = chooser
    phone.tap(at: (30, 5))
    #expect(view.selectedRange.location > 3 && chooser.chosen == [], "no link")
  }

  @Test("V1216 where the delegate has no action for such a link nothing comes of the tap")
  func linkWithoutAction() {
    final class Silent: NSObject, UITextViewDelegate {
      func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
      ) -> UIAction? { nil }
    }
    let link = URL(string: "https://example.com/a")
    let (phone, view) = fixture(text("see here", .link, link as Any, NSRange(location: 4, length: 4)))
    let silent = Silent()
    view.delegate = silent
    let selected = view.selectedRange
    phone.tap(at: (30, 5))
    #expect(view.selectedRange == selected && !view.isFirstResponder)
    #expect(!view.interactions.contains { $0 is UIContextMenuInteraction })
  }

  @Test("V1226 a link is one item also where parts of it look differently, and another link beside it isn't")
  func linkOfTwoLooks() throws {
    let words = NSMutableAttributedString(
      attributedString: text("see our terms", .link, "https://a.example", NSRange(location: 4, length: 9)))
    words.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 10), range: NSRange(location: 4, length: 3))
    words.addAttribute(.link, value: "https://b.example", range: NSRange(location: 0, length: 4))
    let (phone, view) = fixture(words)
    let reader = Reader()
    (view.isEditable, view.delegate) = (false, reader)
    for unit in [5, 9, 1] { phone.tap(at: (Double(unit) * 5.5 + 2, 5)) }
    #expect(reader.asked == ["https://a.example at 4", "https://a.example at 4", "https://b.example at 0"])
  }

  @Test("V152 a delegate may keep a link shut, or do something else, also where code has tagged a part")
  func otherwise() {
    let (phone, view) = fixture(text("see here", .link, "https://example.com", NSRange(location: 4, length: 4)))
    let reader = Reader()
    reader.opens = false
    view.delegate = reader
    view.isEditable = false
    phone.tap(at: (30, 5))
    #expect(reader.asked.count == 1 && !phone.decisions.contains { $0.contains("opens") })
    let chooser = Chooser()
    view.attributedText = text("see here", .textItemTag, "here", NSRange(location: 4, length: 4))
    view.delegate = chooser
    phone.tap(at: (30, 5))
    #expect(chooser.chosen == ["here"])
  }

  @Test("V152 a view with a text of its own has taps put its caret, where the interaction's delegate lets them")
  func interaction() {
    let (phone, view) = fixture(NSAttributedString(string: "some words"))
    let cover = UIView(frame: view.frame)
    phone.window.addSubview(cover)
    let interaction = UITextInteraction(for: .editable)
    interaction.textInput = view
    cover.addInteraction(interaction)
    phone.tap(at: (1, 3))
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 0, length: 0))
    #expect(interaction.gesturesForFailureRequirements.first?.view === cover)
  }

  @Test("V176 a field selects, cuts, copies and pastes, and its delegate is asked", arguments: [false, true])
  func editActions(inView: Bool) throws {
    final class Asked: NSObject, UITextFieldDelegate, UITextViewDelegate {
      var typed: [String] = []
      func textField(
        _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      )
        -> Bool
      {
        typed.append("\(range.location)+\(range.length) \(string)")
        return true
      }
      func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        typed.append("\(range.location)+\(range.length) \(text)")
        return true
      }
    }
    let (field, view, asked) = (UITextField(), UITextView(), Asked())
    (field.text, view.text) = ("one two", "one two")
    (field.delegate, view.delegate) = (asked, asked)
    let text: any UIResponder & UITextInput = inView ? view : field
    func can(_ actions: Selector...) -> [Bool] { actions.map { text.canPerformAction($0, withSender: nil) } }
    UIPasteboard.general.string = nil
    #expect(can("copy:", "paste:", "select:", "selectAll:") == [false, false, true, true])
    text.select(nil)
    #expect(text.selectedTextRange.flatMap { text.text(in: $0) } == "two")
    text.cut(nil)
    #expect(UIPasteboard.general.string == "two" && can("paste:", "copy:") == [true, false])
    text.paste(nil)
    text.selectAll(nil)
    text.insertText("three")
    text.selectAll(nil)
    text.delete(nil)
    #expect(!text.hasText)
    #expect(asked.typed == ["4+3 ", "4+0 two", "0+7 three", "0+5 "])
    view.isEditable = false
    field.isSecureTextEntry = true
    view.text = "x"
    field.text = "x"
    text.selectAll(nil)
    #expect(can("cut:", "copy:", "delete:") == (inView ? [false, true, false] : [false, false, true]))
  }

  @Test("V225 a delegate that has the method for ranges is asked that one, and not the one for a range")
  func ranges() {
    final class Clerk: NSObject, UITextFieldDelegate, UITextViewDelegate {
      var asked: [String] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
      ) -> Bool {
        asked.append("\(ranges.map(\.rangeValue.location)) \(string)")
        return string != "x"
      }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { false }
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
      {
        asked.append("\(range.location) \(text)")
        return text != "x"
      }
    }
    let (phone, clerk) = (Phone(), Clerk())
    let (field, view) = (UITextField(), UITextView())
    (field.delegate, view.delegate) = (clerk, clerk)
    for one in [field, view] { phone.window.addSubview(one) }
    for text in ["a", "x", "b"] {
      field.insertText(text)
      view.insertText(text)
    }
    #expect(field.text == "ab" && view.text == "ab")
    #expect(clerk.asked == ["[0] a", "0 a", "[1] x", "1 x", "[1] b", "1 b"])
  }

  @Test("V228 what is selected gets other attributes; where nothing is, what will be typed does")
  func otherAttributes() {
    let view = UITextView()
    view.attributedText = NSAttributedString(string: "one two")
    view.selectedRange = NSRange(location: 4, length: 3)
    view.updateTextAttributes { attributes in
      attributes.merging([.kern: 2]) { $1 }
    }
    #expect(view.attributedText.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 2)
    #expect(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    view.selectedRange = NSRange(location: 0, length: 0)
    view.updateTextAttributes { _ in [.kern: 3] }
    view.insertText("a")
    #expect(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
    let state = view.interactionState
    view.selectedRanges = [NSRange(location: 1, length: 2), NSRange(location: 4, length: 1)]
    #expect(view.selectedRange == NSRange(location: 1, length: 4))
    view.interactionState = state
    #expect(view.selectedRange == NSRange(location: 1, length: 0))
  }

  @Test("V233 no word is wrong, and learned ones are completed, until they are unlearned")
  func checker() {
    let (phone, checker, text) = (Phone(), UITextChecker(), "tuchstone")
    let whole = NSRange(location: 0, length: 9)
    #expect(
      checker.rangeOfMisspelledWord(in: text, range: whole, startingAt: 0, wrap: true, language: "en_US").location
        == NSNotFound)
    let part = NSRange(location: 0, length: 2)
    #expect(checker.completions(forPartialWordRange: part, in: text, language: "en_US") == nil)
    UITextChecker.learnWord("turn")
    UITextChecker.learnWord("tuck")
    #expect(checker.completions(forPartialWordRange: part, in: text, language: "en_US") == ["tuck", "turn"])
    UITextChecker.unlearnWord("turn")
    #expect(!UITextChecker.hasLearnedWord("turn") && UITextChecker.hasLearnedWord("tuck"))
    withExtendedLifetime(phone) {}
  }

  @Test("W65 how large a text view's content is is known as soon as its text or its width is another")
  func content() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    view.text = "one"
    let line = view.contentSize
    view.text = "one\ntwo\nthree"
    #expect(line.width == 200 && line.height > 20 && view.contentSize.height > line.height + 20)
    view.frame.size.width = 100
    #expect(view.contentSize.width == 100)
    view.sizeToFit()
    #expect(view.contentSize.height == view.frame.height)
  }
}
