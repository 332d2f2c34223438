import Testing
import TouchLogs
import TouchReplay
import UIKit

@testable import App

/// Screens as apps have them, with their `import UIKit` unchanged, and what fingers do to them.
@MainActor @Suite(.serialized) struct ScreensTests {
  private func inbox() -> InboxViewController {
    InboxViewController(messages: (0..<30).map { Message(subject: "Message \($0)") })
  }

  /// Where a list begins below the status bar, and below a navigation bar.
  private let top: CGFloat = 47
  private let belowBar: CGFloat = 91

  @Test func `a tap opens a message, and the edge of the screen leads back`() async throws {
    let inbox = inbox()
    let navigation = try await AppScreen.play(UINavigationController(rootViewController: inbox)) {
      Finger().tap(at: .at(100, belowBar + 64 * 3 + 10))
    }
    #expect(inbox.opened == ["Message 3"] && inbox.messages[3].isRead)
    #expect(navigation.topViewController?.title == "Message 3")
    _ = try await AppScreen.play(navigation) {
      Finger().drag(from: .at(3, 400), to: .at(300, 400))
    }
    #expect(navigation.topViewController === inbox)
  }

  @Test func `the star in a cell is pressed without opening the message`() async throws {
    let inbox = try await AppScreen.play(inbox()) { Finger().tap(at: .at(360, top + 64 * 5 + 20)) }
    #expect(inbox.messages[5].isStarred && inbox.opened.isEmpty)
  }

  @Test func `a swipe archives a message, a short one does not, and one upwards scrolls`() async throws {
    let inbox = try await AppScreen.play(inbox()) {
      Finger().drag(from: .at(300, top + 64 * 2 + 20), to: .at(100, top + 64 * 2 + 25))
        .wait(1).drag(from: .at(300, top + 64 * 4 + 20), to: .at(250, top + 64 * 4 + 20))
        .wait(1).drag(from: .at(200, 600), to: .at(200, 500)).wait(0.1)
    }
    #expect(inbox.messages.count == 29 && inbox.messages[2].subject == "Message 3")
    #expect(inbox.opened.isEmpty && inbox.tableView.contentOffset.y > 50 - top)
  }

  @Test func `the plus in the navigation bar adds a message in front`() async throws {
    let inbox = inbox()
    _ = try await AppScreen.play(UINavigationController(rootViewController: inbox)) {
      Finger().tap(at: .at(360, 70))
    }
    #expect(inbox.messages.first?.subject == "Draft" && inbox.tableView.numberOfRows(inSection: 0) == 31)
  }

  @Test func `the raised part of a real tab bar's button is pressed above a real table`() async throws {
    let home = try await AppScreen.play(Home()) { Finger().tap(at: .at(195, 749)) }
    #expect(home.composed == 1)
    let sighting = try await StageTarget.locate(.at(195, 749), on: RaisedTabBarFixed.self)
    #expect(sighting.hit.view == "home/tabBar/centerButton")
  }

  @Test func `taps choose photos, and a long press moves one`() async throws {
    let grid = try await AppScreen.play(PhotoGridViewController(photos: (0..<9).map { "photo\($0)" })) {
      Finger().tap(at: .at(60, 60)).wait(0.5).tap(at: .at(190, 60)).wait(0.5).tap(at: .at(60, 60))
        .wait(0.5).down(at: .at(60, 60)).hold(0.7).move(to: .at(320, 190), for: 0.5).up()
    }
    #expect(grid.photos == [1, 2, 3, 4, 5, 0, 6, 7, 8].map { "photo\($0)" })
    #expect(grid.collectionView.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test func `a drawer comes from the edge, and goes by a tap beside it or a swipe back`() async throws {
    let drawer = DrawerViewController(content: UIViewController(), menu: UIViewController())
    _ = try await AppScreen.play(drawer) { Finger().drag(from: .at(2, 300), to: .at(200, 300)) }
    #expect(drawer.isOpen && drawer.menu.view.frame.minX == 0)
    _ = try await AppScreen.play(drawer) { Finger().tap(at: .at(350, 300)) }
    #expect(!drawer.isOpen && drawer.menu.view.frame.maxX == 0)
    drawer.set(open: true)
    _ = try await AppScreen.play(drawer) { Finger().flick(from: .at(250, 300), to: .at(100, 300)) }
    #expect(!drawer.isOpen)
  }

  @Test func `a card goes when it is flung or carried far, and comes back otherwise`() async throws {
    let pile = Pile()
    _ = try await AppScreen.play(pile) {
      Finger().drag(from: .at(195, 400), to: .at(260, 400), for: 1)
        .wait(0.5).flick(from: .at(195, 400), to: .at(100, 400))
        .wait(0.5).drag(from: .at(195, 400), to: .at(350, 400), for: 1)
    }
    #expect(pile.gone == ["left", "right"] && pile.stack.cards.count == 2)
    #expect(pile.stack.cards.allSatisfy { $0.transform.isIdentity })
  }
}

private final class Pile: UIViewController, CardStackViewDelegate {
  let stack = CardStackView()
  private(set) var gone: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.delegate = self
    view.addSubview(stack)
    for _ in 0..<4 { stack.push(UIView()) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stack.frame = view.bounds
  }

  func cardStack(_ stack: CardStackView, didSwipe card: UIView, toRight: Bool) {
    gone.append(toRight ? "right" : "left")
  }
}
