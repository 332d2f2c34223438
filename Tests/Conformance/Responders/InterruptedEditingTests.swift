import Foundation
import HeadlessUIKit
import Testing

/// Rules V521 and V526: editing that a push or a presentation interrupts.
@MainActor @Suite("V: editing that is interrupted") struct InterruptedEditingTests {
  private final class Ear: NSObject, UITextFieldDelegate {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func textFieldDidBeginEditing(_ textField: UITextField) { journal.note("begins") }
    func textFieldDidEndEditing(_ textField: UITextField) { journal.note("ends") }
  }

  private final class Form: UIViewController {
    let (field, journal): (UITextField, Journal)
    init(_ journal: Journal) {
      (field, self.journal) = (UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 30)), journal)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      journal.note("will disappear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      journal.note("did appear")
    }
  }

  /// A form in a stack, in a phone's window, whose field is edited.
  private func desk() -> (phone: Phone, form: Form, navigation: UINavigationController) {
    let phone = Phone.forGestures()
    phone.window.frame = UIScreen.main.bounds
    let (form, ear) = (Form(phone.journal), Ear(phone.journal))
    phone.keep(ear)
    form.field.delegate = ear
    let navigation = UINavigationController(rootViewController: form)
    phone.window.rootViewController = navigation
    phone.application.endTurn()
    form.field.becomeFirstResponder()
    _ = phone.journal.take()
    return (phone, form, navigation)
  }

  @Test("V521 what is edited resigns before its controller disappears, and is edited again when that is back")
  func pushed() {
    let (phone, form, navigation) = desk()
    navigation.pushViewController(UIViewController(), animated: true)
    phone.application.endTurn()
    #expect(phone.journal.take() == ["ends", "will disappear"] && !form.field.isFirstResponder)
    navigation.popViewController(animated: true)
    phone.application.endTurn()
    #expect(phone.journal.take() == ["begins", "did appear"] && form.field.isFirstResponder)
  }

  @Test("V521 also where a finger's way back is called off, and where a whole screen was presented over it")
  func calledOff() {
    let (phone, _, navigation) = desk()
    let upper = Form(phone.journal)
    navigation.pushViewController(upper, animated: true)
    phone.application.endTurn()
    upper.field.becomeFirstResponder()
    phone.down(1, at: (2, 400))
    phone.move(1, from: (2, 400), to: (80, 400))
    #expect(!upper.field.isFirstResponder)
    phone.move(1, from: (80, 400), to: (5, 400))
    phone.up(1)
    phone.wait(1)
    #expect(navigation.topViewController === upper && upper.field.isFirstResponder)
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen
    upper.present(screen, animated: true)
    phone.application.endTurn()
    #expect(!upper.field.isFirstResponder)
    screen.dismiss(animated: true)
    phone.application.endTurn()
    #expect(upper.field.isFirstResponder)
  }

  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(field)
    }
    var isInPlace: Bool { bar.window != nil }
  }

  @Test(
    "V521 an accessory goes with its controller, whoever is first responder by it, and comes back",
    arguments: [true, false])
  func accessory(isTypedInto: Bool) {
    let (phone, _, navigation) = desk()
    weak var gone: Chat?
    do {
      let chat = Chat()
      gone = chat
      navigation.pushViewController(chat, animated: true)
      phone.application.endTurn()
      chat.becomeFirstResponder()
      if isTypedInto { chat.field.becomeFirstResponder() }
      let first: UIResponder = isTypedInto ? chat.field : chat
      #expect(first.isFirstResponder && chat.isInPlace)
      navigation.pushViewController(UIViewController(), animated: true)
      phone.application.endTurn()
      #expect(!first.isFirstResponder && !chat.isInPlace)
      navigation.popViewController(animated: true)
      phone.application.endTurn()
      #expect(first.isFirstResponder && chat.isInPlace)
      let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
      alert.addTextField()
      chat.present(alert, animated: true)
      phone.application.endTurn()
      #expect(alert.textFields?.first?.isFirstResponder == true && !chat.isInPlace)
      alert.dismiss(animated: true)
      phone.application.endTurn()
      #expect(first.isFirstResponder && chat.isInPlace)
      navigation.popViewController(animated: true)
      phone.application.endTurn()
      #expect(!first.isFirstResponder && !chat.isInPlace)
    }
    #expect(gone == nil)
  }

  @Test("V521 what code ended before, or what another has taken the place of, doesn't come back")
  func ended() {
    let (phone, form, navigation) = desk()
    form.view.endEditing(true)
    navigation.pushViewController(UIViewController(), animated: true)
    phone.application.endTurn()
    navigation.popViewController(animated: true)
    phone.application.endTurn()
    #expect(!form.field.isFirstResponder)
  }

  @Test("V526 a sheet and an alert end the editing of who presents them, and it goes on after them")
  func presented() {
    let (phone, form, _) = desk()
    let sheet = UIViewController()
    form.present(sheet, animated: true)
    phone.application.endTurn()
    #expect(phone.journal.take() == ["ends"] && !form.field.isFirstResponder)
    sheet.dismiss(animated: true)
    phone.application.endTurn()
    #expect(phone.journal.take() == ["begins"] && form.field.isFirstResponder)
    let half = UIViewController()
    half.sheetPresentationController?.detents = [.medium(), .large()]
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    for one in [half, alert] {
      form.present(one, animated: true)
      phone.application.endTurn()
      #expect(!form.field.isFirstResponder)
      one.dismiss(animated: false)
      #expect(form.field.isFirstResponder)
    }
  }
}
