import Foundation
import HeadlessUIKit
import Testing

/// Group V: sheets on a phone's screen, and the finger that pulls them.
@MainActor struct SheetTests {
  private func fixture(
    _ card: UIViewController = UIViewController(), _ change: (UISheetPresentationController) -> Void = { _ in }
  ) throws -> (phone: Phone, home: UIViewController, card: UIViewController, ear: SheetEar) {
    let phone = Phone.forGestures()
    let (home, ear) = (UIViewController(), SheetEar(phone.journal))
    phone.window.frame = UIScreen.main.bounds
    phone.window.rootViewController = home
    phone.keep(ear)
    let sheet = try #require(card.sheetPresentationController)
    sheet.delegate = ear
    change(sheet)
    home.present(card, animated: true)
    phone.application.endTurn()
    return (phone, home, card, ear)
  }

  @Test("V188 a sheet leaves a strip of 10 points below the status bar, where no touches pass")
  func places() throws {
    let (phone, home, card, _) = try fixture()
    #expect(card.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(card.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(home.view.window != nil && card.next === home)
    let strip = phone.application.view(at: CGPoint(x: 100, y: 30))
    #expect(strip?.isDescendant(of: home.view) == false)
    home.dismiss(animated: true)
    phone.application.endTurn()
    #expect(phone.window.subviews == [home.view])
    #expect(phone.application.view(at: CGPoint(x: 100, y: 30)) === home.view)
  }

  @Test("V188 above a home button the strip is 20 points high; what lies on its side or is no phone is covered")
  func otherScreens() {
    defer { UIScreen.main.resize(to: CGSize(width: 390, height: 844), scale: 3) }
    for (width, height, top) in [(375.0, 667.0, 40.0), (667, 375, 0), (834, 1194, 0), (393, 852, 69)] {
      UIScreen.main.resize(to: CGSize(width: width, height: height), scale: 3)
      let window = UIWindow(frame: UIScreen.main.bounds)
      let (home, card) = (UIViewController(), UIViewController())
      window.rootViewController = home
      window.makeKeyAndVisible()
      home.present(card, animated: false)
      #expect(card.view.frame == CGRect(x: 0, y: top, width: width, height: height - top))
    }
  }

  @Test("V1005 a custom height is asked once, until code has it asked anew, or there is other room")
  func resolvedOnce() throws {
    var (height, asked): (CGFloat, Int) = (200, 0)
    let (phone, _, card, _) = try fixture {
      $0.detents = [
        .custom { _ in
          asked += 1
          return height
        }
      ]
    }
    #expect(card.view.frame.minY == 844 - 200 - 34 && asked == 1)
    height = 300
    phone.down(1, at: (100, 700))
    phone.move(1, from: (100, 700), to: (100, 680), steps: 4)
    phone.up(1)
    phone.wait(1)
    #expect(card.view.frame.minY == 844 - 200 - 34 && asked == 1)
    card.sheetPresentationController?.invalidateDetents()
    phone.window.layoutIfNeeded()
    #expect(card.view.frame.minY == 844 - 300 - 34 && asked == 2)
  }

  @Test("V188 a detent's height counts without what the home indicator takes; most is what there is")
  func detents() throws {
    var most: CGFloat = 0
    let (phone, _, card, _) = try fixture {
      $0.detents = [
        .custom(identifier: .init("low")) {
          most = $0.maximumDetentValue
          return 200
        }, .large(),
      ]
    }
    phone.window.layoutIfNeeded()
    #expect(most == 753)
    #expect(card.view.frame == CGRect(x: 0, y: 610, width: 390, height: 234))
  }

  @Test("V188 a navigation controller's bar is 56 points high in a sheet, with its buttons in the middle")
  func bar() throws {
    let page = UIViewController()
    let done = UIBarButtonItem(title: "Done", primaryAction: UIAction(title: "Done") { _ in })
    page.navigationItem.rightBarButtonItem = done
    let navigation = UINavigationController(rootViewController: page)
    let (phone, home, _, _) = try fixture(navigation)
    phone.window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
    #expect(done.button?.frame.midY == 28 && page.view.safeAreaInsets.top == 56)
    home.dismiss(animated: false)
    phone.window.rootViewController = navigation
    phone.window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test("V189 a finger that pulls a sheet far or fast enough takes it down, and the delegate hears (our constants)")
  func dismissing() throws {
    for (way, waits, goes) in [(380.0, true, false), (420, true, true), (150, false, true)] {
      let (phone, home, _, _) = try fixture()
      phone.down(1, at: (200, 200))
      phone.move(1, from: (200, 200), to: (200, 200 + way), steps: 8)
      if waits { phone.wait(0.3) }
      phone.up(1)
      #expect((home.presentedViewController == nil) == goes)
      #expect(phone.journal.take() == ["asked", "will dismiss"] + (goes ? ["did dismiss"] : []))
    }
  }

  @Test("V189 one that is modal, or whose delegate says no, stays, and the delegate hears of the attempt")
  func refusing() throws {
    let (phone, home, card, ear) = try fixture()
    card.isModalInPresentation = true
    phone.drag(from: (200, 200), to: (200, 700), steps: 8)
    #expect(phone.journal.take() == ["attempted"] && home.presentedViewController === card)
    card.isModalInPresentation = false
    ear.allows = false
    phone.drag(from: (200, 200), to: (200, 700), steps: 8)
    #expect(phone.journal.take() == ["asked", "attempted"] && home.presentedViewController === card)
  }

  @Test("V189 a finger takes a sheet to the nearest detent, and the delegate hears of another one")
  func detentByFinger() throws {
    let (phone, home, card, _) = try fixture { $0.detents = [.medium(), .large()] }
    phone.window.layoutIfNeeded()
    let low = card.view.frame.minY
    phone.drag(from: (200, 700), to: (200, 350), steps: 8)
    #expect(phone.journal.take() == ["large"] && card.view.frame.minY == 57)
    phone.drag(from: (200, 100), to: (200, 200), steps: 8)
    #expect(phone.journal.take() == ["medium"] && card.view.frame.minY == low, "it is fast")
    phone.drag(from: (200, 500), to: (200, 800), steps: 8)
    #expect(home.presentedViewController == nil)
  }

  @Test("V189 a finger is fast at 1,000 points a second, and not below")
  func speed() throws {
    // In seven steps of 0.01 s.
    for (way, goes) in [(73.0, true), (67, false)] {
      let (phone, home, _, _) = try fixture()
      phone.drag(from: (200, 200), to: (200, 200 + way), steps: 7)
      #expect((home.presentedViewController == nil) == goes)
    }
  }

  @Test("V796 a list that refreshes keeps the finger from the sheet that it is in")
  func keepsFinger() throws {
    for refreshes in [true, false] {
      let (phone, home, card, _) = try fixture()
      let scroll = UIScrollView(frame: card.view.bounds)
      scroll.contentSize = CGSize(width: 390, height: 3000)
      card.view.addSubview(scroll)
      let control = UIRefreshControl()
      control.addAction(UIAction { _ in phone.journal.note("refreshes") }, for: .valueChanged)
      if refreshes { scroll.refreshControl = control }
      phone.drag(from: (200, 200), to: (200, 700), steps: 8)
      #expect((home.presentedViewController === card) == refreshes)
      #expect(phone.journal.take().contains("refreshes") == refreshes)
    }
  }

  @Test("V797 a sheet that was presented in a window on its side is a sheet when that is upright")
  func turnedUpright() throws {
    defer { UIScreen.main.resize(to: CGSize(width: 390, height: 844), scale: 3) }
    let (phone, home, card) = (Phone.forGestures(), UIViewController(), UIViewController())
    func turn(_ width: CGFloat, _ height: CGFloat) {
      UIScreen.main.resize(to: CGSize(width: width, height: height), scale: 3)
      phone.window.frame = CGRect(x: 0, y: 0, width: width, height: height)
      phone.window.layoutIfNeeded()
    }
    phone.window.rootViewController = home
    turn(844, 390)
    home.present(card, animated: true)
    phone.application.endTurn()
    phone.window.layoutIfNeeded()
    #expect(card.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    phone.drag(from: (200, 50), to: (200, 380), steps: 8)
    #expect(home.presentedViewController === card, "what covers its window is not pulled")
    turn(390, 844)
    #expect(card.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    phone.drag(from: (200, 200), to: (200, 700), steps: 8)
    #expect(home.presentedViewController == nil)
  }

  @Test(
    "V798 what is presented animated has the size that its window has as it comes",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func resizedMeanwhile(style: UIModalPresentationStyle) {
    let (phone, home, card) = (Phone.forGestures(), UIViewController(), UIViewController())
    phone.window.rootViewController = home
    card.modalPresentationStyle = style
    home.present(card, animated: true)
    phone.window.frame = CGRect(x: 0, y: 0, width: 300, height: 150)
    phone.application.endTurn()
    phone.window.layoutIfNeeded()
    #expect(card.view.frame == CGRect(x: 0, y: 0, width: 300, height: 150))
    phone.window.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    phone.window.layoutIfNeeded()
    #expect(card.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  @Test("V525 a tap on the grabber takes a sheet to its next detent, behind the highest to the lowest")
  func grabber() throws {
    let (phone, home, card, _) = try fixture {
      ($0.detents, $0.prefersGrabberVisible) = ([.medium(), .large()], true)
    }
    phone.window.layoutIfNeeded()
    func tap() {
      phone.tap(at: (195, Double(card.view.frame.minY) + 8))
      phone.window.layoutIfNeeded()
    }
    let low = card.view.frame.minY
    tap()
    #expect(phone.journal.take() == ["large"] && card.view.frame.minY == 57)
    tap()
    #expect(phone.journal.take() == ["medium"] && card.view.frame.minY == low)
    phone.drag(from: (195, Double(low) + 8), to: (195, 100), steps: 8)
    #expect(phone.journal.take() == ["large"], "a finger pulls there, too")
    card.sheetPresentationController?.prefersGrabberVisible = false
    phone.window.layoutIfNeeded()
    tap()
    #expect(phone.journal.take() == [] && home.presentedViewController === card)
  }

  @Test("V164 a sheet follows the finger between its detents and below, unless it is modal")
  func following() throws {
    let (phone, home, card, _) = try fixture { $0.detents = [.medium(), .large()] }
    phone.window.layoutIfNeeded()
    let low = card.view.frame
    // The pan's own 10 points don't count.
    func pull(by way: Double, _ check: () -> Void) {
      let start = Double(card.view.frame.minY) + 60
      phone.down(1, at: (200, start))
      phone.move(1, from: (200, start), to: (200, start + way), steps: 8)
      phone.application.endTurn()
      check()
      phone.move(1, from: (200, start + way), to: (200, start), steps: 8)
      phone.wait(0.5)
      phone.up(1)
      phone.application.endTurn()
      #expect(card.view.frame == low && home.presentedViewController === card)
    }
    pull(by: -100) { #expect(card.view.frame.minY == low.minY - 90 && card.view.frame.maxY == low.maxY) }
    pull(by: -430) { #expect(card.view.frame.minY == 57) }
    pull(by: 100) { #expect(card.view.frame == low.offsetBy(dx: 0, dy: 90)) }
    card.isModalInPresentation = true
    pull(by: 100) { #expect(card.view.frame == low) }
  }

  @Test("V189 content that scrolls keeps the finger, but for one that goes down from its upper end")
  func scrolling() throws {
    let (phone, home, card, _) = try fixture()
    let scroll = UIScrollView(frame: card.view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    card.view.addSubview(scroll)
    scroll.contentOffset.y = 500
    phone.drag(from: (200, 200), to: (200, 500), steps: 8)
    #expect(home.presentedViewController === card && scroll.contentOffset.y < 500)
    phone.wait(5)
    scroll.contentOffset.y = 0
    phone.drag(from: (200, 600), to: (200, 500), steps: 8)
    #expect(scroll.contentOffset.y > 50)
    phone.wait(5)
    scroll.contentOffset.y = 0
    phone.drag(from: (200, 200), to: (200, 700), steps: 8)
    #expect(home.presentedViewController == nil && scroll.contentOffset.y == 0)
  }

  @Test("V189 a sheet that can grow does so by a finger that goes up from its content's upper end, if preferred")
  func growing() throws {
    let (phone, _, card, _) = try fixture { $0.detents = [.medium(), .large()] }
    phone.window.layoutIfNeeded()
    let scroll = UIScrollView(frame: card.view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    card.view.addSubview(scroll)
    card.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    phone.drag(from: (200, 700), to: (200, 600), steps: 8)
    #expect(scroll.contentOffset.y > 50 && phone.journal.take() == [])
    phone.wait(5)
    scroll.contentOffset.y = 0
    card.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = true
    phone.drag(from: (200, 700), to: (200, 400), steps: 8)
    #expect(scroll.contentOffset.y == 0 && phone.journal.take() == ["large"])
  }
}

/// Writes down what a sheet's delegate hears.
private final class SheetEar: NSObject, UISheetPresentationControllerDelegate {
  private let journal: Journal
  var allows = true
  init(_ journal: Journal) { self.journal = journal }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    journal.note("asked")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    journal.note("will dismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    journal.note("did dismiss")
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    journal.note("attempted")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    journal.note(sheet.selectedDetentIdentifier == .large ? "large" : "medium")
  }
}
