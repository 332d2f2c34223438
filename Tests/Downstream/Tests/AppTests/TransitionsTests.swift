import Testing
import TouchLogs
import TouchReplay
import UIKit

@testable import ClassicWidgets
@testable import Widgets

/// Presentations, menus and motion as apps have them. The screen has 390 × 844 points.
@MainActor @Suite(.serialized) struct TransitionsTests {
  private func drawer() -> (home: DrawerHome, drawer: UIViewController) {
    let drawer = UIViewController()
    return (DrawerHome(drawer), drawer)
  }

  @Test func `a tap beside a drawer takes it down, one on it does not`() async throws {
    let (home, drawer) = drawer()
    _ = try await AppScreen.play(home) { Finger().tap(at: .at(195, 700)).wait(1) }
    #expect(home.presentedViewController === drawer)
    let (other, _) = self.drawer()
    _ = try await AppScreen.play(other) { Finger().wait(1).tap(at: .at(195, 200)).wait(1) }
    #expect(other.presentedViewController == nil)
  }

  @Test func `a finger pulls a drawer down, or lets it go back`() async throws {
    let (home, drawer) = drawer()
    _ = try await AppScreen.play(home) {
      Finger().wait(1).drag(from: .at(195, 500), to: .at(195, 560), for: 0.5).wait(1)
    }
    #expect(home.presentedViewController === drawer && drawer.view.frame.minY == 444)
    let (other, _) = self.drawer()
    _ = try await AppScreen.play(other) {
      Finger().wait(1).drag(from: .at(195, 500), to: .at(195, 800), for: 0.5).wait(1)
    }
    #expect(other.presentedViewController == nil)
  }

  @Test func `a pull refreshes a feed, and a row that is held is hidden by its menu`() async throws {
    let feed = FeedViewController(news: (1...20).map { "News \($0)" })
    feed.loadMore = { $0(["News 0"]) }
    _ = try await AppScreen.play(feed) {
      Finger().drag(from: .at(195, 200), to: .at(195, 600), for: 0.5).wait(2)
    }
    let table = try #require(feed.tableView)
    #expect(feed.refreshes == 1 && feed.news.first == "News 0")
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
  }

  @Test func `a puck that is let go moves on, frame by frame, until it rests`() async throws {
    let fling = FlingView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    _ = try await AppScreen.play(Holder(fling)) {
      Finger().flick(from: .at(30, 30), to: .at(30, 200)).wait(3)
    }
    #expect(fling.frames > 20 && fling.puck.center.y > 200)
  }
}

/// Presents a drawer when it has appeared.
private final class DrawerHome: UIViewController {
  private let drawer: UIViewController
  private let transition = DrawerTransition(height: 400)

  init(_ drawer: UIViewController) {
    self.drawer = drawer
    super.init(nibName: nil, bundle: nil)
    drawer.modalPresentationStyle = .custom
    drawer.transitioningDelegate = transition
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if presentedViewController == nil { present(drawer, animated: true) }
  }
}
