import Testing
import TouchLogs
import TouchReplay
import UIKit

@testable import Widgets

/// Lists by snapshots and compositional layouts, as apps have them. The screen has 390 × 844 points.
@MainActor @Suite(.serialized) struct LibraryTests {
  private func library() -> LibraryViewController {
    LibraryViewController(covers: 10, titles: (1...30).map { "Title \($0)" })
  }

  @Test func `a shelf scrolls across under a finger, and comes to rest where a cover begins`() async throws {
    let library = try await AppScreen.play(library()) {
      Finger().drag(from: .at(300, 100), to: .at(120, 100), for: 0.5).wait(2).tap(at: .at(20, 100)).wait(0.5)
    }
    #expect(library.collectionView.contentOffset == .zero)
    #expect(library.opened == ["Cover 1"])
  }

  @Test func `a title that is tapped goes to the top, and its button takes it out`() async throws {
    let library = try await AppScreen.play(library()) {
      Finger().tap(at: .at(100, 200 + 44 * 3 + 20)).wait(0.5)
        .tap(at: .at(390 - 16 - 22, 200 + 44 + 20)).wait(0.5)
    }
    let titles = library.books.filter { !$0.isCover }.map(\.title)
    #expect(library.opened == ["Title 4"] && titles.prefix(3) == ["Title 4", "Title 2", "Title 3"])
  }

  @Test func `what observes the offset follows a finger that scrolls the list`() async throws {
    let library = try await AppScreen.play(library()) {
      Finger().drag(from: .at(100, 600), to: .at(100, 390), for: 0.5).wait(2)
    }
    #expect(library.headerScale < 0.9 && library.collectionView.contentOffset.y > 50)
  }
}
