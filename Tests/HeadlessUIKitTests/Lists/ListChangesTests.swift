import Foundation
import Testing

@testable import HeadlessUIKit

struct ListChangesTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func origins(
    from old: [Int], to new: [Int], _ edit: (inout ListChanges) -> Void
  ) -> [[IndexPath?]] {
    var changes = ListChanges()
    edit(&changes)
    return changes.origins(from: old, to: new, of: "list")
  }

  @Test func `without changes everything is where it was`() {
    #expect(origins(from: [2, 0], to: [2, 0]) { _ in } == [[path(0), path(1)], []])
  }

  @Test func `deletions name places before, insertions places after, in whatever order they were asked for`() {
    let result = origins(from: [4], to: [4]) {
      $0.inserted = [path(3), path(0)]
      $0.deleted = [path(3), path(1)]
    }
    #expect(result == [[nil, path(0), path(2), nil]])
  }

  @Test func `a move takes an item from one section to another`() {
    let result = origins(from: [2, 1], to: [1, 2]) { $0.moved = [(path(0), path(1, 1))] }
    #expect(result == [[path(1)], [path(0, 1), path(0)]])
  }

  @Test func `new sections and sections made anew may have any number of items`() {
    let result = origins(from: [1, 2], to: [3, 1, 5]) {
      $0.insertedSections = [0]
      $0.reloadedSections = [1]
    }
    #expect(result == [[nil, nil, nil], [path(0)], Array(repeating: nil, count: 5)])
  }

  @Test func `a section that goes takes its items`() {
    #expect(origins(from: [1, 2], to: [2]) { $0.deletedSections = [0] } == [[path(0, 1), path(1, 1)]])
  }

  @Test func `items and sections that are made anew are told from others`() {
    var changes = ListChanges()
    changes.reloaded = [path(1)]
    changes.reloadedSections = [2]
    #expect(changes.reloads(path(1)) && changes.reloads(path(5, 2)) && !changes.reloads(path(0)))
  }
}
