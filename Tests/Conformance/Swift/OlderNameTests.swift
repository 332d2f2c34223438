import HeadlessUIKit
import Testing

/// Rule V379: methods that are overridden by the names that they had before Swift 4.2.
@MainActor struct OlderNameTests {
  @Test("V379 whichever name is called, what overrides the other hears of it, once")
  func parents() {
    for (child, names) in [(Older(), "older"), (Newer(), "newer"), (Recorder(), "")] as [(Recorder, String)] {
      let parent = UIViewController()
      parent.addChild(child)
      child.didMove(toParent: parent)
      child.willMove(toParentViewController: nil)
      #expect(child.isMovingFromParent)
      child.removeFromParent()
      child.didMove(toParentViewController: nil)
      let all = ["will true", "did true", "will false", "did false", "did false"].map { "\(names) \($0)" }
      #expect(child.heard == (names.isEmpty ? [] : all))
    }
  }

  @Test("V379 children are added and removed by either name, once, whichever of them is overridden")
  func adopting() {
    class Parent: UIViewController {
      var heard: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        heard.append("moves")
      }
    }
    final class Older: Parent {
      override func addChildViewController(_ childController: UIViewController) {
        heard.append("older adds")
        super.addChildViewController(childController)
      }
      override func removeFromParentViewController() {
        heard.append("older removes")
        super.removeFromParentViewController()
      }
    }
    final class Newer: Parent {
      override func addChild(_ childController: UIViewController) {
        heard.append("newer adds")
        super.addChild(childController)
      }
      override func removeFromParent() {
        heard.append("newer removes")
        super.removeFromParent()
      }
    }
    for (parent, name) in [(Older(), "older"), (Newer(), "newer")] as [(Parent, String)] {
      let child = UIViewController()
      parent.addChild(child)
      parent.addChildViewController(child)
      #expect(parent.heard == ["\(name) adds", "\(name) adds"] && parent.childViewControllers == [child])
      let outer = UIViewController()
      outer.addChildViewController(parent)
      parent.removeFromParent()
      outer.addChild(parent)
      parent.removeFromParentViewController()
      #expect(outer.children.isEmpty && parent.parent == nil)
      let goes = ["moves", "\(name) removes"]
      #expect(Array(parent.heard.dropFirst(2)) == goes + goes)
    }
  }

  @Test("V379 a child that says how the status bar looks may be named by the older name")
  func children() {
    final class Stack: UIViewController {
      let child = UIViewController()
      override var childViewControllerForStatusBarStyle: UIViewController? { child }
      override var childViewControllerForStatusBarHidden: UIViewController? { child }
    }
    let stack = Stack()
    #expect(stack.childForStatusBarStyle === stack.child && stack.childForStatusBarHidden === stack.child)
  }
}

private class Recorder: UIViewController {
  var heard: [String] = []
}

private final class Older: Recorder {
  override func willMove(toParentViewController parent: UIViewController?) {
    super.willMove(toParentViewController: parent)
    heard.append("older will \(parent != nil)")
  }
  override func didMove(toParentViewController parent: UIViewController?) {
    super.didMove(toParentViewController: parent)
    heard.append("older did \(parent != nil)")
  }
}

private final class Newer: Recorder {
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    heard.append("newer will \(parent != nil)")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    heard.append("newer did \(parent != nil)")
  }
}
