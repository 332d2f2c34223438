import HeadlessUIKit
import Testing

/// Writes down how it appears and disappears, and what it knows of why.
private final class Page: UIViewController {
  var told: [String] = []
  private func note(_ word: String) {
    let why = [
      isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
      isMovingToParent ? "to parent" : nil, isMovingFromParent ? "from parent" : nil,
    ]
    told.append(([word] + why.compactMap { $0 }).joined(separator: ", "))
  }
  override func viewWillAppear(_ animated: Bool) { note(animated ? "will appear, animated" : "will appear") }
  override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
}

/// A container that tells its children of their appearance itself.
private final class Container: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

@MainActor struct AppearanceTests {
  private func window(showing root: UIViewController) -> UIWindow {
    UIApplication.start(UIApplication())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test func `a root controller appears with its window and disappears with it`() {
    let page = Page()
    let window = window(showing: page)
    #expect(page.told == ["will appear"])
    UIApplication.shared.endTurn()
    #expect(page.told == ["will appear", "is appearing", "did appear"])
    window.isHidden = true
    #expect(page.told.suffix(2) == ["will disappear", "did disappear"])
  }

  @Test func `a child knows that it moves to its parent, and from it`() {
    let (parent, child) = (UIViewController(), Page())
    let window = window(showing: parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    UIApplication.shared.endTurn()
    #expect(child.told == ["will appear, to parent", "is appearing, to parent", "did appear, to parent"])
    child.told = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.told == ["will disappear, from parent", "did disappear, from parent"])
    #expect(!child.isMovingFromParent && !window.isHidden)
  }

  @Test func `a presented controller knows that it is being presented and dismissed`() {
    let (presenter, page) = (UIViewController(), Page())
    let window = window(showing: presenter)
    presenter.present(page, animated: false)
    #expect(page.told == ["will appear, presented", "is appearing, presented", "did appear, presented"])
    page.told = []
    presenter.dismiss(animated: false)
    #expect(page.told == ["will disappear, dismissed", "did disappear, dismissed"])
    #expect(!page.isBeingDismissed && window.isKeyWindow)
  }

  @Test func `a container that doesn't forward tells its children itself`() {
    let (container, child) = (Container(), Page())
    let window = window(showing: container)
    container.addChild(child)
    container.view.addSubview(child.view)
    #expect(child.told == [] && child.view.window === window)
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    #expect(child.told == ["will appear, animated, to parent"])
    child.endAppearanceTransition()
    #expect(child.told.last == "did appear, to parent")
    child.beginAppearanceTransition(false, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(child.told.suffix(4) == ["will disappear", "will appear", "is appearing", "did appear"])
  }
}
