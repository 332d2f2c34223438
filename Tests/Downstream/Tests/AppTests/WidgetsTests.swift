import Testing
import TouchLogs
import TouchReplay
import UIKit

@testable import Widgets

/// Controls and screens as apps have them, their `import UIKit` unchanged, and what fingers do to them. The screen
/// has 390 × 844 points.
@MainActor @Suite(.serialized) struct WidgetsTests {
  @Test func `a finger that slides over the stars rates, and the constraints give them their places`() async throws
  {
    let stars = RatingControl()
    var rated: [Int] = []
    stars.addAction(UIAction { _ in rated.append(stars.rating) }, for: .valueChanged)
    _ = try await AppScreen.play(Holder(stars, size: CGSize(width: 220, height: 44))) {
      Finger().drag(from: .at(85 + 60, 422), to: .at(85 + 210, 422), for: 0.5)
    }
    #expect(rated == [2, 3, 4, 5])
  }

  @Test func `each knob of a range slider follows its finger, and neither passes the other`() async throws {
    let slider = RangeSlider(frame: CGRect(x: 45, y: 400, width: 300, height: 44))
    _ = try await AppScreen.play(Holder(slider)) {
      Finger().drag(from: .at(45 + 14 + 272 * 0.2, 422), to: .at(45 + 14 + 272 * 0.5, 422), for: 0.5)
        .wait(0.5).drag(from: .at(45 + 14 + 272 * 0.8, 422), to: .at(50, 422), for: 0.5)
    }
    #expect(abs(slider.lowerValue - 50) < 0.5 && slider.upperValue == slider.lowerValue)
  }

  @Test func `a signature has every sample, and a second finger none of it`() async throws {
    let pad = SignaturePad(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    _ = try await AppScreen.play(Holder(pad)) {
      Finger().drag(from: .at(50, 200), to: .at(300, 250), for: 0.5).wait(0.5).drag(
        from: .at(60, 300), to: .at(60, 380))
    }
    #expect(pad.strokes.count == 2 && pad.strokes[0].first == .at(50, 100) && pad.strokes[0].last == .at(300, 150))
    #expect(pad.image().size == CGSize(width: 390, height: 300))
  }

  @Test func `a joystick follows as far as its rim, and springs back`() async throws {
    let stick = JoystickView(frame: CGRect(x: 95, y: 500, width: 200, height: 200))
    let ear = JoystickEar()
    stick.delegate = ear
    _ = try await AppScreen.play(Holder(stick)) {
      Finger().drag(from: .at(195, 600), to: .at(390, 600), for: 0.5)
    }
    #expect(ear.furthest == 1 && ear.releases == 1 && stick.vector == .zero)
    #expect(stick.knob.center == .at(100, 100))
    ear.furthest = 0
    _ = try await AppScreen.play(Holder(stick)) { Finger().tap(at: .at(97, 502)) }
    #expect(ear.furthest == 0)
  }

  @Test func `a flick turns one page, and a tap on the dots another`() async throws {
    let carousel = CarouselViewController(pages: (0..<4).map { _ in UIView() })
    _ = try await AppScreen.play(carousel) {
      Finger().flick(from: .at(300, 300), to: .at(150, 300)).wait(1.5).tap(at: .at(195 + 20, 844 - 34 - 16 - 13))
        .wait(1)
    }
    #expect(carousel.shownPages == [1] && carousel.currentPage == 2)
    #expect(carousel.view.subviews.compactMap { ($0 as? UIScrollView)?.contentOffset.x } == [780])
  }

  @Test func `a form is filled in by taps and keys, and sent by its button`() async throws {
    let form = SignInViewController()
    var begun = 0
    form.emailField.addAction(UIAction { _ in begun += 1 }, for: .editingDidBegin)
    _ = try await AppScreen.play(form) { Finger().tap(at: .at(195, 47 + 57)) }
    #expect(begun == 1 && form.view.subviews[0].frame.minY == 47)
    // Typing needs a window that stays.
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = form
    window.makeKeyAndVisible()
    form.emailField.becomeFirstResponder()
    form.emailField.insertText("a@b.c")
    form.emailField.insertText("\n")
    #expect(form.passwordField.isFirstResponder)
    form.passwordField.insertText("secret")
    #expect(form.signInButton.isEnabled && form.signInButton.frame.height == 50)
    let middle = form.signInButton.convert(CGPoint(x: 100, y: 25), to: nil)
    _ = try await AppScreen.play(form) { Finger().tap(at: middle) }
    #expect(form.signedIn == ["a@b.c"] && !form.passwordField.isFirstResponder)
  }

  @Test func `a sheet is pulled up by its handle, and its list scrolls when it is up`() async throws {
    let sheet = BottomSheetViewController()
    _ = try await AppScreen.play(sheet) { Finger().drag(from: .at(195, 655), to: .at(195, 300), for: 0.6).wait(1) }
    #expect(sheet.detent == .expanded && sheet.sheet.frame == CGRect(x: 0, y: 244, width: 390, height: 600))
    _ = try await AppScreen.play(sheet) { Finger().drag(from: .at(195, 700), to: .at(195, 400), for: 0.5).wait(1) }
    #expect(sheet.detent == .expanded && sheet.tableView.contentOffset.y > 100)
    sheet.tableView.contentOffset = .zero
    _ = try await AppScreen.play(sheet) { Finger().flick(from: .at(195, 300), to: .at(195, 500)).wait(1) }
    #expect(sheet.detent == .collapsed && sheet.sheet.frame.height == 200)
  }

  @Test func `one finger moves a photo, a tap hides the bars, and two put it back`() async throws {
    let photo = PhotoViewController()
    _ = try await AppScreen.play(photo) { Finger().drag(from: .at(195, 422), to: .at(245, 422), for: 0.5) }
    #expect(photo.imageView.center.x > 225)
    _ = try await AppScreen.play(photo) { Finger().tap(at: .at(195, 100)).wait(0.5) }
    #expect(photo.chromeIsHidden)
    _ = try await AppScreen.play(photo) { Finger().doubleTap(at: .at(195, 422)).wait(1) }
    #expect(photo.imageView.center == .at(195, 422) && photo.chromeIsHidden)
  }

  @Test func `the pill slides under the segment that was tapped`() async throws {
    let pill = PillSegmentedControl(titles: ["Day", "Week", "Month"])
    pill.translatesAutoresizingMaskIntoConstraints = false
    _ = try await AppScreen.play(Holder(pill, size: CGSize(width: 308, height: 40))) {
      Finger().tap(at: .at(195 + 100, 422)).wait(0.5)
    }
    #expect(pill.selectedIndex == 2 && pill.buttons.map(\.isSelected) == [false, false, true])
    #expect(pill.pill.frame == CGRect(x: 204, y: 4, width: 100, height: 32))
  }

  @Test func `a tile that is held is carried to another's place`() async throws {
    let grid = ReorderGridView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let tiles = (0..<6).map { index in
      let tile = UIView()
      tile.tag = index
      return tile
    }
    grid.setTiles(tiles)
    _ = try await AppScreen.play(Holder(grid)) {
      Finger().down(at: .at(70, 70)).hold(0.6).move(to: .at(320, 70), for: 0.5).up().wait(1)
        .drag(from: .at(70, 70), to: .at(320, 200), for: 0.3)
    }
    #expect(grid.tiles.map(\.tag) == [1, 2, 0, 3, 4, 5] && tiles[0].transform.isIdentity)
  }

  @Test func `items around a button are pressed outside of its bounds, while it is open`() async throws {
    let menu = RadialMenuButton(frame: CGRect(x: 300, y: 700, width: 60, height: 60))
    for _ in 0..<3 { menu.addItem(image: nil) }
    var chosen: [Int] = []
    menu.didSelectItem = { chosen.append($0) }
    _ = try await AppScreen.play(Holder(menu)) {
      Finger().tap(at: .at(240, 730)).wait(0.5).tap(at: .at(330, 730)).wait(1).tap(at: .at(240, 730)).wait(1)
    }
    #expect(chosen == [0] && !menu.isOpen)
  }

  @Test func `a bar of an app's own has its tabs side by side, and tells which was tapped`() async throws {
    let bar = FloatingTabBar()
    bar.items = ["Home", "Search", "Me"].map { FloatingTabBar.Item(title: $0, imageName: "house") }
    bar.setBadge("3", at: 1)
    let ear = TabEar()
    bar.delegate = ear
    _ = try await AppScreen.play(Holder(bar, atBottom: true)) {
      Finger().tap(at: .at(350, 786)).wait(0.5).tap(at: .at(195, 758)).wait(0.5)
    }
    #expect(ear.chosen == [2, 1] && bar.frame == CGRect(x: 0, y: 754, width: 390, height: 56 + 34))
    #expect(bar.buttons.map(\.frame.width) == [130, 130, 130])
  }

  @Test func `a swipe uncovers what is behind a row, and only there it is pressed`() async throws {
    let list = SwipeList()
    _ = try await AppScreen.play(list) {
      Finger().tap(at: .at(370, 77)).wait(0.5).drag(from: .at(300, 77), to: .at(200, 79), for: 0.4).wait(0.5)
        .tap(at: .at(370, 77)).wait(0.5).drag(from: .at(200, 400), to: .at(200, 300), for: 0.3).wait(1)
    }
    #expect(list.deleted == [0] && list.tableView.contentOffset.y > 50 - 47)
  }

  @Test func `a tip's window takes touches on its bubble alone`() async throws {
    let tip = TipViewController(text: "A long tip that needs some lines to be said, and no more than that.")
    let window = TipWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tip
    var isDismissed = false
    tip.onDismiss = { isDismissed = true }
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(tip.bubble.frame.width == 280 && tip.bubble.frame.maxY == 844 - 34 - 20 && tip.bubble.frame.height > 80)
    #expect(window.hitTest(.at(195, 300), with: nil) == nil)
    #expect(window.hitTest(tip.bubble.center, with: nil)?.isDescendant(of: tip.bubble) == true)
    #expect(tip.okButton.bounds.width >= 30)
    tip.okButton.sendActions(for: .touchUpInside)
    #expect(isDismissed)
  }

  @Test func `a card shrinks under a finger, and is pressed where it lifts near`() async throws {
    let card = PressableView(frame: CGRect(x: 100, y: 300, width: 190, height: 100))
    var presses = 0
    card.onPress = { presses += 1 }
    _ = try await AppScreen.play(Holder(card)) {
      Finger().tap(at: .at(195, 350)).wait(0.5).drag(from: .at(195, 350), to: .at(195, 600), for: 0.3)
    }
    #expect(presses == 1 && card.transform.isIdentity && card.interactions.count == 1)
  }
}

/// Shows one view: where its frame is, in the middle by constraints, or along the bottom.
final class Holder: UIViewController {
  private let shown: UIView
  private let size: CGSize?
  private let atBottom: Bool

  init(_ shown: UIView, size: CGSize? = nil, atBottom: Bool = false) {
    (self.shown, self.size, self.atBottom) = (shown, size, atBottom)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shown)
    if atBottom {
      shown.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        shown.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        shown.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        shown.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    guard let size else { return }
    shown.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      shown.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      shown.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      shown.widthAnchor.constraint(equalToConstant: size.width),
      shown.heightAnchor.constraint(equalToConstant: size.height),
    ])
  }
}

private final class JoystickEar: JoystickViewDelegate {
  var furthest: CGFloat = 0
  var releases = 0
  func joystick(_ joystick: JoystickView, didMoveTo vector: CGVector) { furthest = max(furthest, vector.dx) }
  func joystickDidRelease(_ joystick: JoystickView) { releases += 1 }
}

private final class TabEar: FloatingTabBarDelegate {
  var chosen: [Int] = []
  func floatingTabBar(_ tabBar: FloatingTabBar, didSelect index: Int) { chosen.append(index) }
}

private final class SwipeList: UITableViewController {
  var deleted: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SwipeActionCell.self, forCellReuseIdentifier: SwipeActionCell.reuseIdentifier)
    tableView.rowHeight = 60
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: SwipeActionCell.reuseIdentifier, for: indexPath)
    guard let cell = cell as? SwipeActionCell else { return cell }
    cell.nameLabel.text = "Row \(indexPath.row)"
    cell.onDelete = { [weak self] in self?.deleted.append(indexPath.row) }
    return cell
  }
}
