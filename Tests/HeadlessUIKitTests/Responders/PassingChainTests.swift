import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("The way of a touch that is only passed on, kept from one sample to the next")
struct PassingChainTests {
  /// Writes down who hears of a touch that moves.
  private final class Watcher: DecisionObserver {
    var hearsPasses: Bool { true }
    var heard: [String] = []
    var chains: [PassingChain] = []

    func decided(_ decision: consuming Decision) {
      switch decision {
      case .calls(let responder, _, _): heard.append(PassingChainTests.name(responder))
      case .passes(let chain, _, _):
        chains.append(chain)
        heard += chain.responders.map { PassingChainTests.name($0.takeUnretainedValue()) }
      default: break
      }
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {}

  private final class Talker: UIView {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private static func name(_ responder: UIResponder) -> String {
    (responder as? UIView)?.accessibilityIdentifier ?? "\(type(of: responder))"
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let list = UIView()
  private let row = UIView()

  init() {
    for (name, view) in [("window", window), ("list", list), ("row", row)] { view.accessibilityIdentifier = name }
    window.addSubview(list)
    list.addSubview(row)
  }

  /// With an application of its own: another test may have left one behind, which ends the chain, too.
  private func withApplication(_ body: () -> Void) {
    let outer = UIApplication.shared
    UIApplication.start(UIApplication())
    defer { UIApplication.start(outer) }
    body()
  }

  /// Moves a finger on the row twice, so that the second time is after what was kept of the first.
  private func heard() -> (names: [String], isKept: Bool) {
    let watcher = Watcher()
    Decisions.observer = watcher
    defer { Decisions.observer = nil }
    for _ in 0..<2 {
      watcher.heard = []
      Forwarding.call(row, .touchesMoved([]), as: .moved) { $0.touchesMoved([], with: nil) }
    }
    return (watcher.heard, watcher.chains.count == 2 && watcher.chains[0] === watcher.chains[1])
  }

  /// Whether the way of the first time was kept for the second. Any responder's end has it found anew, also that of
  /// another test's, on another thread: what is found while that happens says nothing, and is asked once more.
  private func isKept() -> Bool {
    for _ in 0..<100_000 {
      let changes = ChainChanges.count
      let isKept = heard().isKept
      if ChainChanges.count == changes { return isKept }
    }
    return false
  }

  @Test("nothing has changed: it is the same one")
  func same() {
    withApplication {
      #expect(heard().names == ["row", "list", "window", "UIApplication"])
      #expect(isKept())
    }
  }

  @Test("other methods and other responders have others")
  func others() {
    let watcher = Watcher()
    Decisions.observer = watcher
    defer { Decisions.observer = nil }
    for method: TouchOverrides in [.moved, .ended] {
      Forwarding.call(row, .touchesMoved([]), as: method) { _ in }
    }
    Forwarding.call(list, .touchesMoved([]), as: .moved) { _ in }
    #expect(watcher.chains[0] !== watcher.chains[1])
    #expect(watcher.chains[2].responders.count == 3)
  }

  @Test("a view that is put elsewhere leads elsewhere")
  func moves() {
    withApplication {
      _ = heard()
      let other = UIView()
      other.accessibilityIdentifier = "other"
      window.addSubview(other)
      other.addSubview(row)
      #expect(heard().names == ["row", "other", "window", "UIApplication"])
      other.removeFromSuperview()
      #expect(heard().names == ["row", "other"])
      row.removeFromSuperview()
      #expect(heard().names == ["row"])
    }
  }

  @Test("a superview that is gone leads nowhere")
  func superviewEnds() {
    var holder: UIView? = UIView()
    holder?.accessibilityIdentifier = "holder"
    holder?.addSubview(row)
    #expect(heard().names == ["row", "holder"])
    holder = nil
    #expect(heard().names == ["row"])
  }

  @Test("a controller stands between its view and what that is in, as long as it is there")
  func controllers() {
    withApplication {
      _ = heard()
      var controller: UIViewController? = UIViewController()
      controller?.view = list
      #expect(heard().names == ["row", "list", "UIViewController", "window", "UIApplication"])
      controller = nil
      #expect(heard().names == ["row", "list", "window", "UIApplication"])
    }
  }

  @Test("a scene and a delegate come into it when they are set")
  func scenesAndDelegates() {
    withApplication {
      _ = heard()
      let scene = UIWindowScene()
      window.windowScene = scene
      #expect(heard().names == ["row", "list", "window", "UIWindowScene", "UIApplication"])
      let delegate = Delegate()
      UIApplication.shared.delegate = delegate
      #expect(heard().names.suffix(2) == ["UIApplication", "Delegate"])
      UIApplication.start(UIApplication())
      #expect(heard().names.suffix(2) == ["UIWindowScene", "UIApplication"])
      withExtendedLifetime((scene, delegate)) {}
    }
  }

  @Test("it ends before whoever does more than pass on")
  func taker() {
    let talker = Talker()
    talker.accessibilityIdentifier = "talker"
    window.addSubview(talker)
    talker.addSubview(list)
    #expect(heard().names == ["row", "list", "talker"])
    #expect(isKept())
  }
}
