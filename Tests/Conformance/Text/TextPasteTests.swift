import Foundation
import HeadlessUIKit
import Testing

/// Rule V527: what a text's paste delegate makes of what is pasted and dropped.
@MainActor @Suite("V: paste delegates") struct TextPasteTests {
  private final class Judge: NSObject, UITextPasteDelegate {
    var decide: (any UITextPasteItem) -> Void = { $0.setDefaultResult() }
    func textPasteConfigurationSupporting(
      _ text: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { decide(item) }
  }

  private final class Joiner: NSObject, UITextPasteDelegate {
    func textPasteConfigurationSupporting(
      _ text: any UITextPasteConfigurationSupporting, combineItemAttributedStrings strings: [NSAttributedString],
      for range: UITextRange
    ) -> NSAttributedString { NSAttributedString(string: strings.map(\.string).joined(separator: "+")) }
  }

  private final class Performer: NSObject, UITextPasteDelegate {
    var performed: [String] = []
    func textPasteConfigurationSupporting(
      _ text: any UITextPasteConfigurationSupporting, performPasteOf string: NSAttributedString,
      to range: UITextRange
    ) -> UITextRange {
      performed.append(string.string)
      return range
    }
  }

  private func texts(on phone: Phone, _ delegate: any UITextPasteDelegate) -> (field: UITextField, view: UITextView)
  {
    let field = UITextField(frame: CGRect(x: 100, y: 0, width: 100, height: 40))
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 60))
    for one in [field, view] { phone.window.addSubview(one) }
    (field.pasteDelegate, view.pasteDelegate) = (delegate, delegate)
    return (field, view)
  }

  @Test("V527 it sets a result for each item, at once or later, which is typed")
  func items() {
    let (phone, judge) = (Phone.forGestures(), Judge())
    let (field, view) = texts(on: phone, judge)
    UIPasteboard.general.string = "a b"
    var waits: [any UITextPasteItem] = []
    let decisions: [((any UITextPasteItem) -> Void, String)] = [
      ({ $0.setDefaultResult() }, "a b"), ({ $0.setResult(string: "c") }, "a bc"), ({ $0.setNoResult() }, "a bc"),
      ({ waits.append($0) }, "a bc"),
    ]
    for (decide, text) in decisions {
      judge.decide = decide
      for one in [field, view] as [any UIResponder & UITextInput] {
        one.becomeFirstResponder()
        one.paste(nil)
      }
      #expect(field.text == text && view.text == text)
    }
    for item in waits { item.setResult(string: "!") }
    #expect(field.text == "a bc!" && view.text == "a bc!")
  }

  @Test("V527 a text view keeps the attributes of a result")
  func attributes() {
    let (phone, judge) = (Phone.forGestures(), Judge())
    let (_, view) = texts(on: phone, judge)
    UIPasteboard.general.string = "a"
    view.text = "x"
    judge.decide = { $0.setResult(attributedString: NSAttributedString(string: "red", attributes: [.kern: 3])) }
    view.becomeFirstResponder()
    view.paste(nil)
    #expect(view.text == "xred" && view.attributedText.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 3)
    #expect(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) == nil)
  }

  @Test("V527 results are combined as it says, and it may put them into the text itself")
  func combined() {
    let (phone, joiner, performer) = (Phone.forGestures(), Joiner(), Performer())
    let (field, view) = texts(on: phone, joiner)
    view.pasteDelegate = performer
    let providers = ["a", "b"].map { NSItemProvider(object: NSString(string: $0)) }
    field.paste(itemProviders: providers)
    view.paste(itemProviders: providers)
    #expect(field.text == "a+b" && view.text == "" && performer.performed == ["ab"])
  }

  @Test("V527 it is asked about what is dropped, too")
  func dropped() {
    let (drag, judge) = (DragPhone(), Judge())
    let (_, view) = texts(on: drag.phone, judge)
    judge.decide = { $0.setResult(string: ($0.localObject as? String ?? "") + "!") }
    drag.lift()
    drag.phone.move(1, to: (50, 130))
    drag.phone.up(1)
    #expect(view.text == "one!")
  }
}
