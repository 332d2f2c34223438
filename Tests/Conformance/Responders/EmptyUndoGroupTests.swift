import Foundation
import HeadlessUIKit
import Testing

/// Rules V1106 and V1107: checkpoints, and groups in which nothing is registered.
@MainActor struct EmptyUndoGroupTests {
  private final class Target {}

  private func manager() -> UndoManager {
    UIApplication.start(UIApplication())
    let manager = UndoManager()
    manager.groupsByEvent = false
    return manager
  }

  @Test("V1107 a group without registrations takes one undo, and leaves nothing to do again")
  func empty() {
    let (manager, target) = (manager(), Target())
    var undone = 0
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: target) { _ in undone += 1 }
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    #expect(manager.canUndo)
    manager.endUndoGrouping()
    manager.undo()
    #expect(undone == 0 && manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(undone == 1 && !manager.canUndo)
  }

  @Test("V1107 also one within the turn's own; one whose registrations were forgotten goes")
  func ofTurn() {
    let (manager, target) = (manager(), Target())
    manager.groupsByEvent = true
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    UIApplication.shared.endTurn()
    #expect(manager.canUndo && manager.undoCount == 1)
    manager.removeAllActions(withTarget: target)
    #expect(manager.canUndo)
    manager.undo()
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: target) { _ in }
    manager.removeAllActions(withTarget: target)
    manager.endUndoGrouping()
    UIApplication.shared.endTurn()
    #expect(!manager.canUndo)
    manager.registerUndo(withTarget: target) { _ in }
    manager.removeAllActions()
    UIApplication.shared.endTurn()
    #expect(!manager.canUndo)
  }

  @Test("V1106 checkpoints come with groups, undoing, redoing and the question for redoing, and don't nest")
  func checkpoints() {
    let (manager, target) = (manager(), Target())
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerCheckpoint, object: manager, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        count += 1
        _ = manager.canRedo
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    func counted(_ work: () -> Void) -> Int {
      count = 0
      work()
      return count
    }
    #expect(counted { manager.beginUndoGrouping() } == 0)
    #expect(counted { manager.beginUndoGrouping() } == 1)
    manager.registerUndo(withTarget: target) { _ in }
    #expect(counted { manager.endUndoGrouping() } == 1)
    #expect(counted { manager.endUndoGrouping() } == 1)
    #expect(counted { _ = manager.canRedo } == 1)
    #expect(counted { manager.undo() } == 1)
    #expect(counted { manager.redo() } == 1)
  }
}
