import Foundation
import HeadlessUIKit
import Testing

/// Rule F18: what is undone.
@MainActor @Suite("F: undoing") struct UndoManagerTests {
  /// Strokes that can be undone, as a drawing has them.
  @MainActor private final class Drawing {
    let undoManager = UndoManager()
    var strokes: [String] = []

    func add(_ stroke: String) {
      strokes.append(stroke)
      undoManager.registerUndo(withTarget: self) { $0.remove(stroke) }
    }

    func remove(_ stroke: String) {
      strokes.removeAll { $0 == stroke }
      undoManager.registerUndo(withTarget: self) { $0.add(stroke) }
    }
  }

  private func endTurn() { UIApplication.shared.endTurn() }

  @Test("F18 what a turn registers is undone as one, and can be done again")
  func ofOneTurn() {
    UIApplication.start(UIApplication())
    let drawing = Drawing()
    drawing.add("a")
    endTurn()
    drawing.add("b")
    drawing.add("c")
    drawing.undoManager.setActionName("Draw")
    endTurn()
    #expect(drawing.undoManager.undoActionName == "Draw")
    drawing.undoManager.undo()
    #expect(drawing.strokes == ["a"])
    #expect(drawing.undoManager.canUndo && drawing.undoManager.canRedo)
    #expect(drawing.undoManager.redoActionName == "Draw")
    drawing.undoManager.redo()
    #expect(drawing.strokes == ["a", "b", "c"])
    drawing.undoManager.undo()
    drawing.undoManager.undo()
    #expect(drawing.strokes == [] && !drawing.undoManager.canUndo)
  }

  @Test("F18 what a target registered is forgotten, also of the turn that goes on")
  func forgetting() {
    UIApplication.start(UIApplication())
    let drawing = Drawing()
    drawing.add("a")
    drawing.undoManager.removeAllActions(withTarget: drawing)
    drawing.undoManager.undo()
    #expect(drawing.strokes == ["a"])
    #expect(!drawing.undoManager.canUndo && !drawing.undoManager.canRedo)
  }

  @Test("F18 a group that was never begun can't be ended, nor registered in: Foundation raises")
  func groupsThatAreNone() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UndoManager().endUndoGrouping() }
    }
    #expect(words(ended).contains("without a group that was begun"))
    let registered = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let manager = UndoManager()
        manager.groupsByEvent = false
        manager.registerUndo(withTarget: manager) { _ in }
      }
    }
    #expect(words(registered).contains("registerUndo without a group"))
  }

  private func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a registration after undoing leaves nothing to do again`() {
    UIApplication.start(UIApplication())
    let drawing = Drawing()
    drawing.add("a")
    drawing.undoManager.undo()
    drawing.add("b")
    #expect(!drawing.undoManager.canRedo)
    drawing.undoManager.undo()
    #expect(drawing.strokes == [])
  }

  @Test func `groups that are begun by hand are undone one by one`() {
    UIApplication.start(UIApplication())
    let drawing = Drawing()
    drawing.undoManager.groupsByEvent = false
    for stroke in ["a", "b"] {
      drawing.undoManager.beginUndoGrouping()
      drawing.add(stroke)
      drawing.undoManager.endUndoGrouping()
    }
    drawing.undoManager.undo()
    #expect(drawing.strokes == ["a"])
  }

  @Test func `disabled registrations don't count, old ones are forgotten, and targets are not retained`() {
    UIApplication.start(UIApplication())
    let drawing = Drawing()
    drawing.undoManager.disableUndoRegistration()
    drawing.add("a")
    drawing.undoManager.enableUndoRegistration()
    #expect(!drawing.undoManager.canUndo)
    drawing.undoManager.levelsOfUndo = 1
    for stroke in ["b", "c"] {
      drawing.add(stroke)
      endTurn()
    }
    drawing.undoManager.undo()
    drawing.undoManager.undo()
    #expect(drawing.strokes == ["a", "b"])
    drawing.undoManager.removeAllActions()
    #expect(!drawing.undoManager.canRedo)
  }

  @Test func `a window has one for everything in it`() {
    UIApplication.start(UIApplication())
    let (window, view) = (UIWindow(), UIView())
    #expect(view.undoManager == nil)
    window.addSubview(view)
    #expect(view.undoManager === window.undoManager)
  }
}
