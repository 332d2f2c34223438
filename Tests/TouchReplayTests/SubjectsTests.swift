import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import Traces

@testable import TouchReplay

private final class Row: UIView {}

private final class Badge: UIView {
  private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
  func fill() -> UIView {
    addSubview(dot)
    return dot
  }
}

private final class ShopViewController: UIViewController {
  let basket = UIView()
  private let secret = UIView()
  private(set) lazy var late = UIView()
  weak var borrowed: UIView?
  let rows = [Row(), Row()]
  let detail = UIViewController()

  override func viewDidLoad() {
    let owned = UIView()
    borrowed = owned
    for subview in [basket, secret, late, owned] + rows { view.addSubview(subview) }
    addChild(detail)
    view.addSubview(detail.view)
  }
}

@MainActor struct SubjectsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let shop = ShopViewController()

  /// Names things in an application of the test's own, while no replay runs.
  private func name(_ body: (Subjects) -> Void) async {
    await ReplayGate.alone {
      UIApplication.start(UIApplication())
      window.rootViewController = shop
      window.makeKeyAndVisible()
      body(Subjects(mainWindow: window, delegate: nil))
    }
  }

  @Test func `a view is called by the stored property that holds it: private, lazy, weak ones and lists too`() async
  {
    await name { subjects in
      let names = shop.view.subviews.map(subjects.name)
      #expect(
        names == [
          "shop/basket", "shop/secret", "shop/late", "shop/borrowed", "shop/rows[0]", "shop/rows[1]", "shop/detail",
        ])
    }
  }

  @Test func `its identifier comes before the property`() async {
    await name { subjects in
      shop.basket.accessibilityIdentifier = "cart"
      #expect(subjects.name(of: shop.basket) == "shop/cart")
    }
  }

  @Test func `a view that nobody holds is called by its class and its place among its like`() async {
    await name { subjects in
      let (first, second, third) = (Row(), UIView(), Row())
      for view in [first, second, third] { shop.basket.addSubview(view) }
      #expect(
        [first, second, third].map(subjects.name) == ["shop/basket/row0", "shop/basket/view0", "shop/basket/row1"])
    }
  }

  @Test func `more than a hundred of a kind are counted on, and names need not be of Latin letters`() async {
    await name { subjects in
      let (shelf, books) = (UIView(), (0..<120).map { _ in UIView() })
      shelf.accessibilityIdentifier = "書棚"
      shop.view.addSubview(shelf)
      for book in books { shelf.addSubview(book) }
      #expect([99, 100, 119].map { subjects.name(of: books[$0]) } == [99, 100, 119].map { "shop/書棚/view\($0)" })
    }
  }

  @Test func `a superview's own property counts`() async {
    await name { subjects in
      let badge = Badge()
      shop.basket.addSubview(badge)
      #expect(subjects.name(of: badge.fill()) == "shop/basket/badge0/dot")
    }
  }

  @Test func `a name stays what it was when the view was first seen`() async {
    await name { subjects in
      let row = Row()
      shop.basket.addSubview(row)
      #expect(subjects.name(of: row) == "shop/basket/row0")
      shop.view.addSubview(row)
      row.accessibilityIdentifier = "moved"
      #expect(subjects.name(of: row) == "shop/basket/row0")
    }
  }

  @Test func `controllers, window, application and other responders have names of their own`() async {
    await name { subjects in
      let other = UIWindow(frame: .zero)
      other.isHidden = false
      #expect(subjects.name(of: shop) == "shop.viewController")
      #expect(subjects.name(of: shop.detail) == "shop/detail.viewController")
      #expect(subjects.name(of: window) == "window")
      #expect(subjects.name(of: other) == "window0")
      #expect(subjects.name(of: UIApplication.shared) == "application")
      #expect(subjects.name(of: UIResponder()) == "responder")
    }
  }

  @Test(arguments: [
    ("RaisedTabBarFixed", "raised-tab-bar-fixed"), ("TabBarStage", "tab-bar"), ("Stage", "stage"),
    ("UIKitTour2", "ui-kit-tour-2"), ("HTMLPage", "html-page"), ("Box<Int>", "box"), ("A4Paper", "a-4-paper"),
  ])
  func `a stage's name is its type's in kebab case`(type: String, name: String) {
    #expect(StageName.kebab(type) == name)
  }
}
