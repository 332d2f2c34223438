import Foundation
import HeadlessUIKit
import Testing

/// Rules W73, V396, V453 and V620: methods of UIKit's that look as if one asked the other, and do or don't.
@MainActor struct OverriddenAloneTests {
  @Test("W73 what a button adds to both of its sizes counts once in each")
  func button() {
    final class Padded: UIButton {
      override var intrinsicContentSize: CGSize { super.intrinsicContentSize.widened }
      override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size).widened }
    }
    let (plain, padded) = (UIButton(), Padded())
    for button in [plain, padded] { button.setTitle("A title", for: .normal) }
    #expect(padded.intrinsicContentSize == plain.intrinsicContentSize.widened)
    padded.sizeToFit()
    plain.sizeToFit()
    #expect(padded.bounds.size == plain.bounds.size.widened)
  }

  @Test("W73 what a text field adds to its sizes counts once in each, beside what it takes of its text's place")
  func field() {
    final class Padded: UITextField {
      override var intrinsicContentSize: CGSize { super.intrinsicContentSize.widened }
      override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size).widened }
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 16, dy: 0)
      }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).insetBy(dx: 16, dy: 0)
      }
    }
    let (plain, padded) = (UITextField(), Padded())
    for field in [plain, padded] { field.text = "A text" }
    // Once by the method, and once by its text's place (V1307).
    let both = CGSize(
      width: plain.intrinsicContentSize.widened.width + 32, height: plain.intrinsicContentSize.height)
    #expect(padded.intrinsicContentSize == both && padded.sizeThatFits(.zero) == both)
    let box = CGRect(x: 0, y: 0, width: 200, height: 40)
    #expect(padded.textRect(forBounds: box) == padded.editingRect(forBounds: box))
    #expect(padded.editingRect(forBounds: box) == plain.editingRect(forBounds: box).insetBy(dx: 16, dy: 0))
  }

  @Test("V453 a navigation bar is hidden by way of the method, whose override has a say")
  func bar() {
    final class Bare: UINavigationController {
      var asked: [Bool] = []
      override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        asked += [hidden, animated]
        super.setNavigationBarHidden(true, animated: animated)
      }
    }
    let bare = Bare(rootViewController: UIViewController())
    bare.isNavigationBarHidden = false
    bare.view.layoutIfNeeded()
    #expect(bare.asked == [false, false] && bare.isNavigationBarHidden && bare.navigationBar.isHidden)
  }

  @Test("V453 so is a toolbar")
  func toolbar() {
    final class Bare: UINavigationController {
      var asked: [Bool] = []
      override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        asked += [hidden, animated]
        super.setToolbarHidden(true, animated: animated)
      }
    }
    let bare = Bare(rootViewController: UIViewController())
    bare.isToolbarHidden = false
    bare.view.layoutIfNeeded()
    #expect(bare.asked == [false, false] && bare.isToolbarHidden && bare.toolbar.isHidden)
  }

  @Test("V620 a progress view sets by way of its property what is not animated, and by itself what is")
  func progress() {
    final class Gauge: UIProgressView {
      var heard: [Float] = []
      override var progress: Float { didSet { heard.append(progress) } }
    }
    let gauge = Gauge(frame: .zero)
    gauge.setProgress(0.25, animated: true)
    #expect(gauge.progress == 0.25 && gauge.heard == [])
    gauge.setProgress(0.5, animated: false)
    #expect(gauge.heard == [0.5])
  }

  @Test("V396 an override of setViewControllers hears of the stack that is set, and not of pushes and pops")
  func stack() {
    final class Router: UINavigationController {
      var heard: [String] = []
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        heard.append("push")
        super.pushViewController(viewController, animated: animated)
      }
      override func popViewController(animated: Bool) -> UIViewController? {
        heard.append("pop")
        return super.popViewController(animated: animated)
      }
      override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        heard.append("set \(viewControllers.count)")
        super.setViewControllers(viewControllers, animated: animated)
      }
    }
    let router = Router(rootViewController: UIViewController())
    router.pushViewController(UIViewController(), animated: false)
    _ = router.popViewController(animated: false)
    #expect(router.heard == ["push", "push", "pop"] && router.viewControllers.count == 1)
    router.viewControllers = [UIViewController(), UIViewController()]
    router.setViewControllers([], animated: false)
    #expect(router.heard.suffix(2) == ["set 2", "set 0"])
  }
}

extension CGSize {
  fileprivate var widened: CGSize { CGSize(width: width + 10, height: height) }
}
