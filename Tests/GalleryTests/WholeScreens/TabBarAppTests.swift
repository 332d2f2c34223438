import HeadlessUIKit
import Testing
import TouchReplay
import Traces

@testable import Gallery

@MainActor struct TabBarAppTests {
  /// Alone, since what the stage says while it is built would land in the trace of a replay that waits.
  @Test func `it has more than three hundred views`() async {
    await ReplayGate.alone {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      TabBarAppStage.build(in: window)
      window.isHidden = false
      window.layoutIfNeeded()
      #expect(window.countOfViews >= 300)
    }
  }

  @Test func `rows, stars, items and tabs are what fingers hit`() async throws {
    let taps = try await ReplayedExample("open-star-and-select", of: TabBarAppStage.self)
    #expect(
      taps.notes == [
        "opens message 2", "stars message 3", "edits", "selects message 4", "selects message 5",
        "deselects message 4", "goes to the top",
      ])
  }

  @Test func `an archived row comes back, unless its toast has gone`() async throws {
    let swipes = try await ReplayedExample("archive-and-undo", of: TabBarAppStage.self)
    #expect(
      swipes.notes == [
        "archives message 3", "brings message 3 back", "archives message 5", "the toast goes", "opens message 6",
      ])
    #expect(swipes.entries.filter { $0.frame == nil }.map(\.event) == [.note("the toast goes")])
  }

  @Test func `a row that moves away from under a finger keeps it`() async throws {
    let two = try await ReplayedExample("archived-under-another-finger", of: TabBarAppStage.self)
    #expect(two.heard(by: "mail/inbox/list/row4") == [.touchesBegan, .touchesEnded])
    #expect(two.drops == [Dropped(.touch(finger: 2), .singleTouch(view: "mail/inbox/list/row4"))])
  }

  @Test func `a finger on the menu's shade closes it and is cancelled`() async throws {
    let menu = try await ReplayedExample("menu-and-its-shade", of: TabBarAppStage.self)
    #expect(menu.heard(by: "mail/menu") == [.touchesBegan, .touchesCancelled])
    #expect(menu.notes.last == "opens message 1")
  }

  @Test func `a page that goes cancels the fingers on it, hidden row or not`() async throws {
    let tabs = try await ReplayedExample("tabs-under-a-resting-finger", of: TabBarAppStage.self)
    #expect(tabs.heard(by: "mail/inbox/list/row5") == [.touchesBegan, .touchesCancelled])
    #expect(tabs.drops == [Dropped(.touch(finger: 2), .excluded(by: "mail/inbox/list/row5"))])
    #expect(tabs.notes == ["shows unread messages", "shows People", "holds face 0"])
  }
}

extension UIView {
  /// This one and everything in it.
  var countOfViews: Int { subviews.reduce(1) { $0 + $1.countOfViews } }
}
