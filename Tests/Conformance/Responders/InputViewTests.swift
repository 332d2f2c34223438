import Foundation
import HeadlessUIKit
import Testing

/// Group V: what stands at the screen's lower edge for the first responder.
@MainActor struct InputViewTests {
  private func fixture() -> (phone: Phone, field: UITextField) {
    let phone = Phone.forGestures()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    phone.window.frame = UIScreen.main.bounds
    phone.window.addSubview(field)
    return (phone, field)
  }

  private func bar(_ height: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height)) }

  private func place(of view: UIView) -> CGRect? {
    view.window.map { view.convert(view.bounds, to: $0) }
  }

  @Test("V183 a field's accessory stands at the lower edge while the field is edited; its button is tapped there")
  func accessory() {
    let (phone, field) = fixture()
    let bar = UIToolbar()
    bar.sizeToFit()
    var taps = 0
    let done = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [field] _ in
        taps += 1
        field.resignFirstResponder()
      })
    bar.items = [UIBarButtonItem(systemItem: .flexibleSpace), done]
    field.inputAccessoryView = bar
    phone.tap(at: (20, 120))
    #expect(field.isFirstResponder)
    #expect(place(of: bar) == CGRect(x: 0, y: 800, width: 390, height: 44))
    phone.application.endTurn()
    phone.tap(at: (360, 822))
    #expect(taps == 1)
    #expect(!field.isFirstResponder)
    #expect(bar.window == nil && bar.superview == nil)
    phone.tap(at: (360, 822))
    #expect(taps == 1)
  }

  @Test("V1010 a table controller leaves room for an accessory and an input view, and takes it back")
  func roomBelowTable() {
    final class Chat: UITableViewController {
      var bar: UIView?
      override var inputAccessoryView: UIView? { bar }
      override var canBecomeFirstResponder: Bool { true }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let (phone, field) = fixture()
    let chat = Chat(style: .plain)
    chat.bar = bar(50)
    phone.window.rootViewController = chat
    phone.window.layoutIfNeeded()
    let table = chat.tableView!
    #expect(table.contentInset.bottom == 0 && table.adjustedContentInset.bottom == 34)
    chat.becomeFirstResponder()
    #expect(table.contentInset.bottom == 0 && table.adjustedContentInset.bottom == 50)
    table.contentInset.bottom += 100
    table.addSubview(field)
    field.inputView = bar(216)
    field.becomeFirstResponder()
    #expect(table.adjustedContentInset.bottom == 366)
    phone.window.rootViewController = UIViewController()
    phone.window.layoutIfNeeded()
    #expect(table.contentInset.bottom == 100)
  }

  @Test("V1010 the last row of a collection controller can be scrolled out from below what stands there")
  func roomBelowCollection() {
    final class Photos: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 100 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let (phone, field) = fixture()
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
    photos.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    phone.window.rootViewController = photos
    phone.window.addSubview(field)
    phone.window.layoutIfNeeded()
    field.inputView = bar(200)
    field.becomeFirstResponder()
    let list = photos.collectionView!
    list.scrollToItem(at: IndexPath(item: 99, section: 0), at: .bottom, animated: false)
    list.layoutIfNeeded()
    let last = list.cellForItem(at: IndexPath(item: 99, section: 0))
    #expect(list.adjustedContentInset.bottom == 200 && last.flatMap(place)?.maxY == 644)
    field.resignFirstResponder()
    #expect(list.adjustedContentInset.bottom == 34)
  }

  @Test("V183 a menu of a button in an accessory takes what is beside it, above the accessory, too")
  func menuInAccessory() {
    let (phone, field) = fixture()
    let (bar, button) = (bar(50), UIButton(frame: CGRect(x: 200, y: 5, width: 100, height: 40)))
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
    button.showsMenuAsPrimaryAction = true
    bar.addSubview(button)
    let row = UIButton(frame: CGRect(x: 0, y: 200, width: 390, height: 44))
    var taps = 0
    row.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    phone.window.addSubview(row)
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    phone.tap(at: (250, 820))
    phone.application.endTurn()
    #expect(bar.window?.subviews.last?.accessibilityIdentifier == "menu")
    phone.tap(at: (20, 220))
    #expect(taps == 0 && bar.window?.subviews.last?.accessibilityIdentifier != "menu")
    phone.tap(at: (20, 220))
    #expect(taps == 1)
  }

  @Test("V183 an input view stands below the accessory; both are in front of windows, which don't list them")
  func inputView() {
    let (phone, field) = fixture()
    let (keys, above) = (bar(200), bar(50))
    (field.inputView, field.inputAccessoryView) = (keys, above)
    field.becomeFirstResponder()
    #expect(place(of: keys) == CGRect(x: 0, y: 644, width: 390, height: 200))
    #expect(place(of: above) == CGRect(x: 0, y: 594, width: 390, height: 50))
    let alert = UIWindow(frame: UIScreen.main.bounds)
    alert.windowLevel = .alert
    alert.isHidden = false
    #expect(phone.application.view(at: CGPoint(x: 10, y: 700)) === keys)
    #expect(phone.application.view(at: CGPoint(x: 10, y: 600)) === above)
    #expect(phone.application.view(at: CGPoint(x: 10, y: 590)) === alert)
    #expect(phone.application.windows == [phone.window, alert])
    field.removeFromSuperview()
    #expect(keys.window == nil && above.window == nil)
    #expect(phone.application.view(at: CGPoint(x: 10, y: 700)) === alert)
  }

  @Test("V183 the nearest of the chain that has one counts; what is not touched there goes on to whoever has it")
  func chain() {
    let (phone, field) = fixture()
    let owner = BarOwner()
    phone.window.addSubview(owner)
    owner.addSubview(field)
    field.becomeFirstResponder()
    #expect(place(of: owner.bar)?.maxY == 844)
    #expect(Array(sequence(first: owner.bar as UIResponder, next: \.next).prefix(3).dropFirst(2)).first === owner)
    let own = bar(30)
    field.inputAccessoryView = own
    #expect(owner.bar.window != nil)
    field.reloadInputViews()
    #expect(owner.bar.window == nil && place(of: own)?.height == 30)
    let other = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
    phone.window.addSubview(other)
    other.reloadInputViews()
    #expect(own.window != nil)
    other.becomeFirstResponder()
    #expect(own.window == nil)
  }

  @Test("V184 an accessory at the edge has its safe area; one whose height is its contents' keeps clear of it")
  func heights() {
    let (phone, field) = fixture()
    let plain = bar(44)
    field.inputAccessoryView = plain
    field.becomeFirstResponder()
    #expect(plain.safeAreaInsets.bottom == 34)
    let clear = SelfSized()
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    clear.addSubview(content)
    let height = content.heightAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      height, content.topAnchor.constraint(equalTo: clear.topAnchor),
      content.leadingAnchor.constraint(equalTo: clear.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: clear.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: clear.safeAreaLayoutGuide.bottomAnchor),
    ])
    field.inputAccessoryView = clear
    field.reloadInputViews()
    #expect(place(of: clear) == CGRect(x: 0, y: 760, width: 390, height: 84))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 390, height: 50))
    height.constant = 80
    phone.application.endTurn()
    #expect(place(of: clear)?.minY == 730)
    #expect(content.frame.height == 80)
    field.inputView = bar(216)
    field.reloadInputViews()
    #expect(place(of: clear) == CGRect(x: 0, y: 548, width: 390, height: 80))
  }

  @Test("V412 what wants another height in an accessory has it with the next layout, also before the turn ends")
  func heightsAtOnce() {
    let (phone, field) = fixture()
    let (page, own, content) = (UIViewController(), OwnSized(), UIView())
    phone.window.rootViewController = page
    page.view.addSubview(field)
    let guide = page.view.keyboardLayoutGuide
    field.inputAccessoryView = own
    field.becomeFirstResponder()
    #expect(place(of: own) == CGRect(x: 0, y: 794, width: 390, height: 50))
    own.height = 90
    own.invalidateIntrinsicContentSize()
    #expect(place(of: own)?.height == 50)
    own.superview?.layoutIfNeeded()
    #expect(place(of: own) == CGRect(x: 0, y: 754, width: 390, height: 90))
    page.view.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == 754)
    own.height = 80
    own.invalidateIntrinsicContentSize()
    own.window?.layoutIfNeeded()
    #expect(place(of: own)?.height == 80)
    own.height = 70
    own.invalidateIntrinsicContentSize()
    phone.application.endTurn()
    #expect(place(of: own)?.height == 70)

    let clear = SelfSized()
    content.translatesAutoresizingMaskIntoConstraints = false
    clear.addSubview(content)
    let height = content.heightAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      height, content.topAnchor.constraint(equalTo: clear.topAnchor),
      content.leadingAnchor.constraint(equalTo: clear.leadingAnchor),
      content.bottomAnchor.constraint(equalTo: clear.layoutMarginsGuide.bottomAnchor),
    ])
    field.inputAccessoryView = clear
    field.reloadInputViews()
    #expect(place(of: clear)?.height == 92)
    height.constant = 80
    content.layoutIfNeeded()
    #expect(place(of: clear)?.height == 122 && content.frame.height == 80)
  }

  @Test("V185 a controller with an accessory is first responder when it has appeared, and once its text resigned")
  func controller() {
    let phone = fixture().phone
    let controller = ChatController()
    phone.window.rootViewController = controller
    phone.application.endTurn()
    #expect(controller.isFirstResponder)
    #expect(place(of: controller.bar) == CGRect(x: 0, y: 794, width: 390, height: 50))
    phone.tap(at: (20, 815))
    #expect(controller.text.isFirstResponder && !controller.isFirstResponder)
    #expect(place(of: controller.bar)?.minY == 794)
    controller.text.insertText("Hi")
    #expect(controller.text.text == "Hi")
    controller.text.resignFirstResponder()
    #expect(controller.isFirstResponder && controller.bar.window != nil)
    #expect(!controller.view.endEditing(true) && controller.isFirstResponder)
    controller.text.becomeFirstResponder()
    controller.bar.endEditing(true)
    #expect(controller.isFirstResponder && controller.bar.window != nil)
    phone.window.rootViewController = UIViewController()
    #expect(controller.bar.window == nil)
  }

  @Test("V185 who presents over everything loses the place, and has it again afterwards")
  func presenting() {
    let phone = fixture().phone
    let controller = ChatController()
    phone.window.rootViewController = controller
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    controller.present(other, animated: false)
    #expect(controller.bar.window == nil && !controller.isFirstResponder)
    controller.dismiss(animated: false)
    #expect(controller.isFirstResponder && controller.bar.window != nil)
  }

  @Test("V183 whoever goes with its window, or hides it, leaves nothing behind")
  func left() {
    let phone = fixture().phone
    let above = bar(50)
    var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
    window?.isHidden = false
    let other = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    other.inputAccessoryView = above
    window?.addSubview(other)
    other.becomeFirstResponder()
    #expect(phone.application.view(at: CGPoint(x: 10, y: 820)) === above)
    window?.isHidden = true
    #expect(phone.application.view(at: CGPoint(x: 10, y: 820)) === phone.window)
    window = nil
    phone.application.endTurn()
    #expect(phone.application.view(at: CGPoint(x: 10, y: 820)) === phone.window)
  }
}

/// A view that has an accessory for what is in it.
private final class BarOwner: UIView {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
  override var inputAccessoryView: UIView? { bar }
}

/// An accessory whose height is that of its constraints.
private final class SelfSized: UIView {
  init() {
    super.init(frame: .zero)
    autoresizingMask = .flexibleHeight
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { .zero }
}

/// An accessory that says its height itself.
private final class OwnSized: UIView {
  var height: CGFloat = 50
  init() {
    super.init(frame: .zero)
    autoresizingMask = .flexibleHeight
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
}

/// A bar to write in at the lower edge, as chats have it.
private final class ChatController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
  let text = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(text)
  }
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}
