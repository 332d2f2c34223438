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

  @Test("A77 fewer levels forget the oldest groups at once; who forgets everything has registrations count again")
  func levels() {
    UIApplication.start(UIApplication())
    let drawing = Drawing()
    let manager = drawing.undoManager
    for stroke in ["a", "b", "c"] {
      drawing.add(stroke)
      endTurn()
    }
    manager.levelsOfUndo = 1
    #expect(manager.undoCount == 1)
    manager.disableUndoRegistration()
    manager.removeAllActions()
    #expect(!manager.canUndo && manager.isUndoRegistrationEnabled)
    manager.beginUndoGrouping()
    drawing.add("d")
    manager.removeAllActions()
    manager.endUndoGrouping()
    #expect(!manager.canUndo)
    endTurn()
    drawing.add("e")
    manager.undo()
    #expect(drawing.strokes == ["a", "b", "c", "d"])
  }

  @Test func `a window has one for everything in it`() {
    UIApplication.start(UIApplication())
    let (window, view) = (UIWindow(), UIView())
    #expect(view.undoManager == nil)
    window.addSubview(view)
    #expect(view.undoManager === window.undoManager)
  }

  @Test("V267 menus say what would be undone and redone, by the group's name")
  func titles() {
    UIApplication.start(UIApplication())
    let drawing = Drawing()
    let manager = drawing.undoManager
    #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
    drawing.add("a")
    manager.setActionName("Draw")
    manager.setActionIsDiscardable(true)
    endTurn()
    #expect(manager.undoMenuItemTitle == "Undo Draw" && manager.undoActionIsDiscardable)
    #expect(manager.undoCount == 1 && manager.redoCount == 0)
    manager.undo()
    #expect(manager.redoMenuItemTitle == "Redo Draw" && manager.undoMenuItemTitle == "Undo")
    #expect(manager.undoCount == 0 && manager.redoCount == 1 && manager.redoActionIsDiscardable)
  }

  @Test("V267 a manager tells of groups, undoing and redoing; a method by its name is undone, too")
  func told() {
    UIApplication.start(UIApplication())
    let board = Board()
    let manager = UndoManager()
    var heard: [String] = []
    let names: [(NSNotification.Name, String)] = [
      (.NSUndoManagerDidOpenUndoGroup, "open"), (.NSUndoManagerWillCloseUndoGroup, "closing"),
      (.NSUndoManagerDidCloseUndoGroup, "closed"), (.NSUndoManagerWillUndoChange, "undoing"),
      (.NSUndoManagerDidUndoChange, "undone"), (.NSUndoManagerDidRedoChange, "redone"),
    ]
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        MainActor.assumeIsolated { heard.append(word) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    manager.registerUndo(withTarget: board, selector: Selector("take:"), object: "a")
    endTurn()
    manager.undo()
    #expect(heard == ["open", "closing", "closed", "undoing", "undone"])
    #expect(board.taken == ["a"])
  }

  private final class Board: NSObject, ActionMethods {
    var taken: [String] = []
    func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
      action == Selector("take:") ? { [weak self] word, _ in self?.taken.append(word as? String ?? "?") } : nil
    }
  }
}
