import HeadlessUIKit
import Testing

/// Rule V393: controllers that go together, of which the lower one has a container of its own.
@MainActor @Suite("V: gone together") struct GoneTogetherTests {
  private final class Form: UIViewController {
    let (field, journal): (UITextField, Journal)
    init(_ journal: Journal) {
      (field, self.journal) = (UITextField(frame: CGRect(x: 20, y: 80, width: 100, height: 30)), journal)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      view.addSubview(field)
      field.addAction(UIAction { [journal] _ in journal.note("edits") }, for: .editingDidBegin)
    }
    override func viewWillAppear(_ animated: Bool) { journal.note("will appear") }
    override func viewDidAppear(_ animated: Bool) { journal.note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { journal.note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { journal.note("did disappear") }
  }

  /// A form in a sheet half as high as the screen, whose field is edited.
  private func desk() -> (phone: Phone, home: UIViewController, form: Form) {
    let phone = Phone.forGestures()
    let (home, form) = (UIViewController(), Form(phone.journal))
    phone.window.frame = UIScreen.main.bounds
    phone.window.rootViewController = home
    form.sheetPresentationController?.detents = [.medium()]
    home.present(form, animated: true)
    phone.application.endTurn()
    phone.window.layoutIfNeeded()
    form.field.becomeFirstResponder()
    _ = phone.journal.take()
    return (phone, home, form)
  }

  @Test(
    "V393 a sheet with detents that goes with what it presents isn't seen or edited again",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen], [false, true])
  func byCode(style: UIModalPresentationStyle, animated: Bool) {
    let (phone, home, form) = desk()
    let above = UIViewController()
    above.modalPresentationStyle = style
    form.present(above, animated: false)
    _ = phone.journal.take()
    home.dismiss(animated: animated)
    phone.application.endTurn()
    #expect(phone.journal.take() == (style == .fullScreen ? [] : ["will disappear", "did disappear"]))
    #expect(home.presentedViewController == nil && above.view.window == nil && form.view.window == nil)
    home.present(form, animated: false)
    #expect(phone.journal.take() == ["will appear", "did appear"] && form.view.window != nil)
  }

  @Test("V393 so it is where a finger takes it away")
  func byHand() {
    let (phone, home, form) = desk()
    let (top, above) = (Double(form.view.convert(CGPoint.zero, to: nil).y), UIViewController())
    above.modalPresentationStyle = .overFullScreen
    phone.down(1, at: (200, top + 20))
    phone.move(1, from: (200, top + 20), to: (200, top + 150), steps: 5)
    #expect(phone.journal.take() == ["will disappear"])
    form.present(above, animated: false)
    phone.move(1, from: (200, top + 150), to: (200, top + 380), steps: 5)
    phone.up(1)
    phone.wait(0.3)
    #expect(phone.journal.take() == ["did disappear"])
    #expect(home.presentedViewController == nil && above.view.window == nil && form.view.window == nil)
  }
}
