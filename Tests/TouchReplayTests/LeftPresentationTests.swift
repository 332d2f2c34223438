import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces

/// What is presented as a replay ends: it is gone with the replay, and hears nothing of the next one.
@MainActor @Suite(.serialized) struct LeftPresentationTests {
  /// Notes that the application becomes inactive, for as long as it is there, and of itself that it is.
  private final class Lock: UIViewController, ActionMethods {
    override func viewDidLoad() {
      NotificationCenter.default.addObserver(
        self, selector: "pause", name: UIApplication.willResignActiveNotification, object: nil)
    }
    override func viewDidDisappear(_ animated: Bool) { Scene.goodbyes += 1 }
    func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? { { _, _ in StageTrace.note("pauses") } }
  }

  /// What is done on the stage as it stands, and who must not outlive it.
  private enum Scene: Stage {
    static var act: (UINavigationController, UIViewController) -> Void = { _, _ in }
    static var witnesses: [Weak] = []
    static var goodbyes = 0

    static func build(in window: UIWindow) {
      let home = UIViewController()
      let navigation = UINavigationController(rootViewController: home)
      window.rootViewController = navigation
      goodbyes = 0
      witnesses = [window, navigation, home, UIApplication.shared].map { Weak(object: $0) }
      VirtualClock.current.schedule(after: 0.1) { [weak navigation, weak home] in
        if let navigation, let home { act(navigation, home) }
      }
    }

    static func witness(_ object: AnyObject) { witnesses.append(Weak(object: object)) }
    static var left: [String] { witnesses.compactMap { $0.object.map { "\(type(of: $0))" } } }
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  private func replay() async throws -> [String] {
    let script = TouchScript {
      Finger().tap(at: CGPoint(x: 5, y: 400)).wait(2)
      Frame(time: 1, content: .application(.willResignActive))
      Frame(time: 1.5, content: .application(.didBecomeActive))
    }
    var lines: [String] = []
    let sink = FoldingSink { lines.append($0.description) }
    try await Replayer(on: StageTarget(Scene.self)).replay(script.log(), into: sink)
    sink.flush()
    return lines
  }

  @Test func `an observer that is presented as a replay ends notes once in every replay`() async throws {
    Scene.act = { _, home in
      let lock = Lock()
      lock.modalPresentationStyle = .fullScreen
      home.present(lock, animated: true)
    }
    for _ in 1...3 {
      let notes = try await replay().filter { $0.hasSuffix("pauses") }
      #expect(notes.count == 1)
    }
    #expect(Scene.goodbyes == 0)
  }

  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext,
    .overCurrentContext, .popover, .custom,
  ])
  func `nothing that is presented outlives its replay, nor does who presents it`(
    style: UIModalPresentationStyle
  ) async throws {
    for (isAnimated, count) in [(true, 1), (false, 1), (true, 2)] {
      Scene.act = { _, home in
        var presenter = home
        for _ in 1...count {
          let lock = Lock()
          lock.modalPresentationStyle = style
          lock.popoverPresentationController?.sourceView = home.view
          Scene.witness(lock)
          presenter.present(lock, animated: isAnimated)
          presenter = lock
        }
      }
      _ = try await replay()
      #expect(Scene.left == [])
      // The second may cover the first; nobody else goes.
      #expect(Scene.goodbyes < count)
    }
  }

  @Test func `nothing outlives a replay that ends in a transition, a search, an alert or a context`() async throws {
    final class Slow: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        UIPresentationController(presentedViewController: presented, presenting: presenting)
      }
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 50 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 50, animations: { view.alpha = 0.5 }) { _ in context.completeTransition(true) }
      }
    }
    let slow = Slow()
    let acts: [(String, (UIViewController) -> Void)] = [
      (
        "transition",
        { home in
          let lock = Lock()
          lock.modalPresentationStyle = .custom
          lock.transitioningDelegate = slow
          Scene.witness(lock)
          home.present(lock, animated: true)
        }
      ),
      (
        "search",
        { home in
          let results = Lock()
          let search = UISearchController(searchResultsController: results)
          home.navigationItem.searchController = search
          Scene.witness(results)
          Scene.witness(search)
          search.isActive = true
        }
      ),
      (
        "alert",
        { home in
          let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
          alert.addTextField { Scene.witness($0) }
          alert.addAction(UIAlertAction(title: "Save", style: .default))
          Scene.witness(alert)
          home.present(alert, animated: true)
        }
      ),
      (
        "context",
        { home in
          let child = UIViewController()
          child.definesPresentationContext = true
          home.addChild(child)
          home.view.addSubview(child.view)
          let lock = Lock()
          lock.modalPresentationStyle = .currentContext
          Scene.witness(lock)
          child.present(lock, animated: false)
        }
      ),
    ]
    for (name, act) in acts {
      Scene.act = { act($1) }
      _ = try await replay()
      #expect(Scene.left == [], "\(name)")
      #expect(Scene.goodbyes == 0, "\(name)")
    }
  }
}
