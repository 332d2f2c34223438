import Foundation
import HeadlessUIKit
import Testing

/// Rules V134, V135, V856 and V857: traits of the screen, those that code overrides, and properties that are set
/// before layout.
@MainActor @Suite("V: traits") struct TraitTests {
  @Test("V134 what a view overrides holds for all that is in it, and for nothing beside")
  func overrides() {
    let phone = Phone.forGestures()
    let (outer, beside) = (phone.pad("outer", (0, 0, 100, 100)), phone.pad("beside", (0, 100, 100, 100)))
    let inner = phone.pad("inner", (0, 0, 50, 50), in: outer)
    outer.traitOverrides.horizontalSizeClass = .regular
    inner.traitOverrides[Corner.self] = 7
    phone.application.endTurn()
    #expect(outer.traitCollection.horizontalSizeClass == .regular && outer.traitCollection[Corner.self] == 3)
    #expect(inner.traitCollection.horizontalSizeClass == .regular && inner.traitCollection[Corner.self] == 7)
    #expect(beside.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.traitOverrides.contains(Corner.self) && !inner.traitOverrides.contains(UITraitDisplayScale.self))
    inner.traitOverrides.remove(Corner.self)
    phone.application.endTurn()
    #expect(inner.traitCollection[Corner.self] == 3 && !inner.traitOverrides.contains(Corner.self))
  }

  @Test("V856 a large phone that lies on its side is of a regular width, every other phone of a compact one")
  func largePhones() {
    let phone = Phone.forGestures()
    defer { UIScreen.main.resize(to: CGSize(width: 390, height: 844), scale: 3) }
    for (width, height, isWide) in [(926, 428, true), (896, 414, true), (844, 390, false), (428, 926, false)] {
      UIScreen.main.resize(to: CGSize(width: width, height: height), scale: 3)
      let traits = phone.window.traitCollection
      #expect(traits.horizontalSizeClass == (isWide ? .regular : .compact))
      #expect(traits.verticalSizeClass == (width > height ? .compact : .regular))
    }
  }

  @Test("V857 bars are lower on a phone that lies on its side, unless it is a large one")
  func lowBars() {
    let phone = Phone.forGestures()
    defer { UIScreen.main.resize(to: CGSize(width: 390, height: 844), scale: 3) }
    for (size, bar, tabs) in [
      (CGSize(width: 390, height: 844), 44 as CGFloat, 49 as CGFloat), (CGSize(width: 844, height: 390), 32, 32),
      (CGSize(width: 926, height: 428), 44, 49),
    ] {
      UIScreen.main.resize(to: size, scale: 3)
      phone.window.frame = CGRect(origin: .zero, size: size)
      let navigation = UINavigationController(rootViewController: UIViewController())
      let controller = UITabBarController()
      controller.viewControllers = [navigation]
      phone.window.rootViewController = controller
      phone.window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.height == bar && UIToolbar().intrinsicContentSize.height == bar)
      #expect(UITabBar().sizeThatFits(.zero).height == tabs && UINavigationBar().sizeThatFits(.zero).height == bar)
      #expect(controller.tabBar.frame.height == tabs + phone.window.safeAreaInsets.bottom)
    }
  }

  @Test("V134 a controller's overrides and style hold for its view; a parent's for its child")
  func controllers() {
    let phone = Phone.forGestures()
    let (parent, child) = (UIViewController(), UIViewController())
    phone.window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.overrideUserInterfaceStyle = .dark
    phone.application.endTurn()
    #expect(parent.view.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(phone.window.traitCollection.userInterfaceStyle == .light)
    let given = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(given, forChild: child)
    phone.application.endTurn()
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    #expect(parent.overrideTraitCollection(forChild: child) == given)
    child.view.overrideUserInterfaceStyle = .light
    phone.application.endTurn()
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test(
    "V1180 what code overrides is there when it is told, from the outside to the inside; until then it was before")
  func overriddenLater() {
    let phone = Phone.forGestures()
    let (outer, inner) = (phone.pad("outer", (0, 0, 100, 100)), UIView())
    outer.addSubview(inner)
    func styles() -> String {
      [phone.window, outer, inner].map { "\($0.traitCollection.userInterfaceStyle.rawValue)" }.joined()
    }
    outer.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
      phone.journal.note(styles())
    }
    inner.overrideUserInterfaceStyle = .light
    inner.overrideUserInterfaceStyle = .unspecified
    phone.window.overrideUserInterfaceStyle = .dark
    #expect(styles() == "111")
    phone.application.endTurn()
    #expect(phone.journal.take() == ["221"] && styles() == "222")
    outer.overrideUserInterfaceStyle = .light
    #expect(styles() == "222")
    outer.updateTraitsIfNeeded()
    #expect(styles() == "211" && phone.journal.take() == ["212"])
    outer.overrideUserInterfaceStyle = .dark
    outer.layoutIfNeeded()
    #expect(styles() == "222")
  }

  @Test(
    "V1180 a view in no window, too, has what it overrides when it is told; a controller has that at once")
  func overriddenElsewhere() {
    final class Page: UIViewController {
      var seen: [UIUserInterfaceStyle] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        overrideUserInterfaceStyle = .dark
        seen.append(traitCollection.userInterfaceStyle)
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        seen.append(traitCollection.userInterfaceStyle)
      }
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        seen.append(traitCollection.userInterfaceStyle)
      }
    }
    let (phone, view, page) = (Phone(), UIView(), Page())
    view.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .light)
    view.updateTraitsIfNeeded()
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    phone.window.rootViewController = page
    phone.window.layoutIfNeeded()
    #expect(page.seen == [.dark, .dark, .dark])
    page.overrideUserInterfaceStyle = .unspecified
    #expect(page.traitCollection.userInterfaceStyle == .light)
    #expect(page.view.traitCollection.userInterfaceStyle == .dark)
    phone.application.endTurn()
    #expect(page.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test("V1180 what is around a controller it has when it is told, or before it is appearing")
  func overriddenAround() {
    final class Page: UIViewController {
      var seen: [UIUserInterfaceStyle] = []
      override func viewWillAppear(_ animated: Bool) { seen.append(traitCollection.userInterfaceStyle) }
      override func viewIsAppearing(_ animated: Bool) { seen.append(traitCollection.userInterfaceStyle) }
    }
    let (phone, page) = (Phone(), Page())
    phone.window.rootViewController = page
    phone.window.layoutIfNeeded()
    #expect(page.seen == [.light, .light])
    phone.window.overrideUserInterfaceStyle = .dark
    #expect(page.traitCollection.userInterfaceStyle == .light)
    phone.application.endTurn()
    #expect(page.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("V1180 what a handler overrides of those that were not told yet, they are told once")
  func overriddenMeanwhile() {
    let phone = Phone.forGestures()
    let inner = phone.pad("inner", (0, 0, 50, 50))
    phone.window.registerForTraitChanges([Corner.self]) { (_: UIWindow, _) in inner.traitOverrides[Corner.self] = 9
    }
    inner.registerForTraitChanges([Corner.self]) { (view: UIView, before: UITraitCollection) in
      phone.journal.note("\(before[Corner.self]) to \(view.traitCollection[Corner.self])")
    }
    phone.window.traitOverrides[Corner.self] = 5
    phone.application.endTurn()
    phone.application.endTurn()
    #expect(phone.journal.take() == ["3 to 9"])
  }

  @Test("V1184 the screen has its own traits, whatever is overridden, and whichever are the current ones")
  func screen() {
    final class Reader: UIView {
      var seen: [UIUserInterfaceStyle] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        seen = [UITraitCollection.current, UIScreen.main.traitCollection].map(\.userInterfaceStyle)
      }
    }
    let (phone, reader) = (Phone(), Reader())
    phone.window.overrideUserInterfaceStyle = .dark
    phone.window.addSubview(reader)
    phone.application.endTurn()
    #expect(reader.seen == [.dark, .light])
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test("V1190 a sheet's heights are worked out for the traits of what it stands in")
  func detents() throws {
    let (phone, page, panel) = (Phone(), UIViewController(), UIViewController())
    phone.window.rootViewController = page
    phone.window.overrideUserInterfaceStyle = .dark
    phone.application.endTurn()
    var seen: Set<UIUserInterfaceStyle> = []
    try #require(panel.sheetPresentationController).detents = [
      .custom { context in
        seen.insert(context.containerTraitCollection.userInterfaceStyle)
        return 100
      }
    ]
    page.present(panel, animated: false)
    phone.application.endTurn()
    #expect(seen == [.dark])
  }

  @Test("V1186 a trait that a parent gives its child as unspecified is the parent's")
  func unspecified() {
    let (phone, parent, child) = (Phone(), UIViewController(), UIViewController())
    phone.window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let given = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .unspecified),
    ])
    parent.setOverrideTraitCollection(
      given.modifyingTraits { $0.horizontalSizeClass = .unspecified }, forChild: child)
    phone.application.endTurn()
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    let (none, open) = (UITraitCollection(), UITraitCollection(userInterfaceStyle: .unspecified))
    #expect(none == open && open == none && none.hash == open.hash && none.containsTraits(in: open))
  }

  @Test("V134 whoever's traits changed is told when the turn ends, of what they were before; once")
  func told() {
    let phone = Phone.forGestures()
    let view = TraitView(phone.journal)
    phone.window.addSubview(view)
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: TraitView, before) in
      view.journal.note(
        "\(before.userInterfaceStyle.rawValue) to \(view.traitCollection.userInterfaceStyle.rawValue)")
    }
    view.registerForTraitChanges([Corner.self]) { (view: TraitView, _) in view.journal.note("corner") }
    phone.application.endTurn()
    _ = phone.journal.take()
    phone.window.overrideUserInterfaceStyle = .dark
    view.setNeedsLayout()
    #expect(phone.journal.take() == [])
    phone.application.endTurn()
    #expect(phone.journal.take() == ["did change", "1 to 2", "laid out"])
    phone.window.overrideUserInterfaceStyle = .light
    phone.window.overrideUserInterfaceStyle = .dark
    phone.application.endTurn()
    #expect(phone.journal.take() == [], "they are as they were")
    view.unregisterForTraitChanges(registration)
    phone.window.overrideUserInterfaceStyle = .unspecified
    view.traitOverrides[Corner.self] = 9
    phone.application.endTurn()
    #expect(phone.journal.take() == ["did change", "corner", "laid out"])
  }

  @Test("A174 a registration ends with its view or controller, and with it what its handler retains")
  func ended() {
    let phone = Phone.forGestures()
    weak var kept: NSObject?
    weak var dropped: NSObject?
    weak var cancelled: NSObject?
    var registration: (any UITraitChangeRegistration)?
    let (view, other) = (UIView(), UIView())
    do {
      let (one, two, three) = (NSObject(), NSObject(), NSObject())
      kept = one
      dropped = two
      cancelled = three
      view.registerForTraitChanges([Corner.self]) { (_: UIView, _) in withExtendedLifetime(one) {} }
      UIView().registerForTraitChanges([Corner.self]) { (_: UIView, _) in withExtendedLifetime(two) {} }
      registration = other.registerForTraitChanges([Corner.self]) { (_: UIView, _) in
        withExtendedLifetime(three) {}
      }
    }
    if let registration { other.unregisterForTraitChanges(registration) }
    phone.application.endTurn()
    #expect(kept != nil && dropped == nil && cancelled == nil)
  }

  @Test("V135 properties are set before the first layout, a controller's before its view's, and when asked for")
  func properties() {
    let phone = Phone.forGestures()
    let controller = PropertyController(phone.journal)
    phone.window.rootViewController = controller
    phone.window.layoutIfNeeded()
    #expect(phone.journal.take().prefix(3) == ["controller", "view", "laid out"])
    controller.view.setNeedsUpdateProperties()
    phone.application.endTurn()
    #expect(phone.journal.take() == ["view"])
    controller.setNeedsUpdateProperties()
    controller.view.setNeedsLayout()
    #expect(phone.journal.take() == [])
    phone.application.endTurn()
    #expect(phone.journal.take() == ["controller", "laid out"])
    controller.view.setNeedsUpdateProperties()
    controller.view.updatePropertiesIfNeeded()
    #expect(phone.journal.take() == ["view"])
    phone.application.endTurn()
    #expect(phone.journal.take() == [])
  }

  @Test(
    "V134 who comes to a place of other traits, or moves to one, is told; who comes back to the same ones isn't")
  func moves() {
    struct Theme: UITraitDefinition { static let defaultValue = 0 }
    final class Themed: UIView {
      var heard: [String] = []
      override init(frame: CGRect) {
        super.init(frame: frame)
        registerForTraitChanges([Theme.self]) { (view: Themed, before: UITraitCollection) in
          view.heard.append("\(before[Theme.self]) to \(view.traitCollection[Theme.self])")
        }
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Child: UIViewController {
      var heard = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([Theme.self]) { (child: Child, _: UITraitCollection) in child.heard += 1 }
      }
    }
    let phone = Phone.forGestures()
    let (page, box, view) = (UIView(), UIView(), Themed())
    phone.window.addSubview(page)
    page.addSubview(box)
    (page.traitOverrides[Theme.self], box.traitOverrides[Theme.self]) = (5, 9)
    phone.application.endTurn()
    func heard(_ change: () -> Void) -> [String] {
      view.heard = []
      change()
      #expect(view.heard.isEmpty, "it hears when the turn ends")
      phone.application.endTurn()
      return view.heard
    }
    #expect(heard { page.addSubview(view) } == ["0 to 5"])
    #expect(heard { box.addSubview(view) } == ["5 to 9"])
    #expect(heard { view.removeFromSuperview() } == [])
    #expect(heard { box.addSubview(view) } == [])
    #expect(
      heard {
        view.removeFromSuperview(); page.addSubview(view)
      } == ["9 to 5"])
    let child = Child()
    child.view.frame = page.bounds
    page.addSubview(child.view)
    phone.application.endTurn()
    #expect(child.heard == 1)
  }

  @Test("V134 a view that is made and comes while what it comes to is laid out is new there, and hears of nothing")
  func madeInLayout() {
    struct Theme: UITraitDefinition { static let defaultValue = 0 }
    final class Cell: UIView {
      var heard = 0
      func listen() -> Cell {
        registerForTraitChanges([Theme.self]) { (cell: Cell, _: UITraitCollection) in cell.heard += 1 }
        return self
      }
    }
    final class List: UIView {
      var cell: Cell?
      override func layoutSubviews() {
        super.layoutSubviews()
        guard cell == nil else { return }
        let new = Cell().listen()
        cell = new
        addSubview(new)
      }
    }
    let phone = Phone.forGestures()
    let list = List()
    phone.window.traitOverrides[Theme.self] = 3
    phone.window.addSubview(list)
    for _ in 1...2 { phone.application.endTurn() }
    #expect(list.cell?.traitCollection[Theme.self] == 3 && list.cell?.heard == 0)
  }

  @Test("V222 who asks has all that is in it told, too")
  func wholeBranch() {
    final class Listener: UIView {
      var heard = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { heard += 1 }
    }
    let phone = Phone.forGestures()
    let (outer, inner, beside) = (Listener(), Listener(), Listener())
    phone.window.addSubview(outer)
    phone.window.addSubview(beside)
    outer.addSubview(inner)
    phone.application.endTurn()
    phone.window.overrideUserInterfaceStyle = .dark
    outer.updateTraitsIfNeeded()
    #expect(outer.heard == 1 && inner.heard == 1 && beside.heard == 0)
    phone.application.endTurn()
    #expect(outer.heard == 1 && inner.heard == 1 && beside.heard == 1)
  }

  @Test("V222 who asks is told of changed traits at once, and not again when the turn ends")
  func updatesAtOnce() {
    let phone = Phone.forGestures()
    let (outer, controller) = (phone.pad("outer", (0, 0, 100, 100)), UIViewController())
    let inner = phone.pad("inner", (0, 0, 50, 50), in: outer)
    for pad in [outer, inner] {
      pad.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (pad: UIView, _: UITraitCollection) in
        phone.journal.note(pad.accessibilityIdentifier ?? "")
      }
    }
    outer.traitOverrides.horizontalSizeClass = .regular
    outer.updateTraitsIfNeeded()
    #expect(phone.journal.take() == ["outer", "inner"])
    outer.updateTraitsIfNeeded()
    phone.tap(at: (150, 150))
    #expect(phone.journal.take() == [])
    controller.updateTraitsIfNeeded()
    #expect(phone.journal.take() == [])
  }

  @Test("V622 of several collections the last counts that specifies a trait, and unspecified is none that does")
  func merged() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(displayScale: 3), UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(userInterfaceStyle: .unspecified), UITraitCollection(displayScale: 0),
    ])
    #expect(traits.userInterfaceStyle == .dark && traits.horizontalSizeClass == .regular)
    #expect(traits.displayScale == 3 && traits.verticalSizeClass == .unspecified)
  }

  @Test(
    "V229 contrast, level, weight, gamut and use are traits: the screen has the usual ones, code may say others")
  func usualTraits() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 100, 100))
    pad.registerForTraitChanges([UITraitUserInterfaceLevel.self]) { (pad: UIView, _: UITraitCollection) in
      phone.journal.note("\(pad.traitCollection.userInterfaceLevel)")
    }
    #expect(pad.traitCollection.userInterfaceLevel == .base && pad.traitCollection.legibilityWeight == .regular)
    #expect(UITraitCollection().accessibilityContrast == .unspecified)
    let high = UITraitCollection(accessibilityContrast: .high)
    #expect(high.accessibilityContrast == .high && high.displayGamut == .unspecified)
    #expect(high.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(!high.hasDifferentColorAppearance(comparedTo: high))
    pad.traitOverrides.userInterfaceLevel = .elevated
    phone.tap(at: (150, 150))
    #expect(pad.traitCollection.userInterfaceLevel == .elevated && pad.traitCollection.activeAppearance == .active)
    #expect(phone.journal.take() == ["elevated"])
    let asset = UIImageAsset()
    let (light, dark) = (UIImage(size: CGSize(width: 1, height: 1)), UIImage(size: CGSize(width: 2, height: 2)))
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    let (now, night) = (asset.image(with: .current), UITraitCollection(userInterfaceStyle: .dark))
    #expect(now.size == light.size && asset.image(with: night).size == dark.size && now.imageAsset === asset)
  }

  @Test("V313 an image leads to those that stand for it under other traits, also one that came from no asset")
  func imageAssets() {
    let (light, dark) = (UIImage(size: CGSize(width: 1, height: 1)), UIImage(size: CGSize(width: 2, height: 2)))
    let night = UITraitCollection(userInterfaceStyle: .dark)
    #expect(light.imageAsset?.image(with: night).size.width == 1)
    light.imageAsset?.register(dark, with: night)
    #expect(light.imageAsset?.image(with: night).size.width == 2 && light.imageAsset === light.imageAsset)
    #expect(light.imageAsset?.image(with: .current).imageAsset?.image(with: night).size.width == 2)
    light.imageAsset?.unregister(imageWith: night)
    #expect(light.imageAsset?.image(with: night).size.width == 1)
  }

  @Test("V332 images are registered for traits, and found, on every thread")
  func assetsElsewhere() async {
    _ = Phone()
    let width = await Task.detached {
      let (asset, night) = (UIImageAsset(), UITraitCollection(userInterfaceStyle: .dark))
      asset.register(
        UIImage(size: CGSize(width: 1, height: 1)), with: UITraitCollection(userInterfaceStyle: .light))
      asset.register(UIImage(size: CGSize(width: 2, height: 1)), with: night)
      return asset.image(with: .current).imageAsset?.image(with: night).size.width
    }.value
    #expect(width == 2)
  }

  @Test("V314 the language in which texts are set is a trait")
  func typesetting() {
    let phone = Phone()
    let pad = phone.pad("pad", (0, 0, 10, 10))
    #expect(pad.traitCollection.typesettingLanguage == nil)
    let thai = Locale.Language(identifier: "th")
    pad.traitOverrides.typesettingLanguage = thai
    phone.application.endTurn()
    #expect(pad.traitCollection.typesettingLanguage == thai)
    #expect(UITraitCollection(typesettingLanguage: thai)[UITraitTypesettingLanguage.self] == thai)
    pad.traitOverrides.typesettingLanguage = nil
    phone.application.endTurn()
    #expect(pad.traitCollection.typesettingLanguage == nil)
  }

  @Test("V533 a presentation controller says which traits what it presents has, until it is presented no more")
  func presented() {
    final class Narrow: UIPresentationController {
      override var overrideTraitCollection: UITraitCollection? {
        get { UITraitCollection(horizontalSizeClass: .regular) }
        set {}
      }
    }
    final class Maker: NSObject, UIViewControllerTransitioningDelegate, UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .overFullScreen
      }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { Narrow(presentedViewController: presented, presenting: presenting) }
    }
    let (phone, maker, page, panel) = (Phone(), Maker(), UIViewController(), UIViewController())
    phone.window.rootViewController = page
    phone.window.layoutIfNeeded()
    (panel.modalPresentationStyle, panel.transitioningDelegate) = (.custom, maker)
    page.present(panel, animated: false)
    phone.application.endTurn()
    #expect(panel.traitCollection.horizontalSizeClass == .regular)
    #expect(panel.view.traitCollection.horizontalSizeClass == .regular)
    #expect(page.traitCollection.horizontalSizeClass != .regular)
    panel.dismiss(animated: false)
    phone.application.endTurn()
    #expect(panel.traitCollection.horizontalSizeClass != .regular)
    // Also in another style than it was made for, which it has from its delegate.
    panel.presentationController?.delegate = maker
    page.present(panel, animated: false)
    #expect(panel.view.frame == phone.window.bounds && panel.traitCollection.horizontalSizeClass == .regular)
    panel.dismiss(animated: false)
    phone.application.endTurn()
    #expect(panel.traitCollection.horizontalSizeClass != .regular)
  }

  @Test("V533 so does one without a container of its own")
  func presentedPlainly() {
    let (phone, page) = (Phone(), UIViewController())
    phone.window.rootViewController = page
    phone.window.layoutIfNeeded()
    for style in [UIModalPresentationStyle.pageSheet, .popover, .fullScreen] {
      let panel = UIViewController()
      panel.modalPresentationStyle = style
      panel.popoverPresentationController?.sourceView = page.view
      panel.presentationController?.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
      page.present(panel, animated: false)
      #expect(panel.traitCollection.horizontalSizeClass == .regular)
      panel.dismiss(animated: false)
      phone.application.endTurn()
      #expect(panel.traitCollection.horizontalSizeClass != .regular)
    }
  }
}

private enum Corner: UITraitDefinition {
  static let defaultValue = 3
}

private final class TraitView: UIView {
  let journal: Journal
  init(_ journal: Journal) {
    self.journal = journal
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    journal.note("did change")
  }
  override func layoutSubviews() { journal.note("laid out") }
}

private final class PropertyController: UIViewController {
  let journal: Journal
  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func loadView() { view = PropertyView(journal) }
  override func updateProperties() { journal.note("controller") }
}

private final class PropertyView: UIView {
  let journal: Journal
  init(_ journal: Journal) {
    self.journal = journal
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override func updateProperties() { journal.note("view") }
  override func layoutSubviews() { journal.note("laid out") }
}
