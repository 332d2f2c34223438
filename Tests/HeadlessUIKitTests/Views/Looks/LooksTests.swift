import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct LooksTests {
  @Test func `a visual effect view is hit at its content`() {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    blur.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(blur.contentView.frame == blur.bounds)
    #expect(blur.hitTest(CGPoint(x: 50, y: 50), with: nil) === blur.contentView)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    blur.contentView.addSubview(button)
    #expect(blur.hitTest(CGPoint(x: 5, y: 5), with: nil) === button)
  }

  @Test func `a safe area is what a controller adds, as far as it reaches into a view`() {
    final class Told: UIViewController {
      var told = 0
      override func viewSafeAreaInsetsDidChange() { told += 1 }
    }
    let (window, root) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), Told())
    window.rootViewController = root
    window.isHidden = false
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    let child = UIView(frame: CGRect(x: 0, y: 30, width: 100, height: 100))
    root.view.addSubview(child)
    #expect(root.told == 1 && root.view.safeAreaInsets.top == 40)
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    child.frame.origin.y = 95
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 15, right: 0))
  }

  @Test func `a tint that is set is told to whoever has it`() {
    final class Tinted: UIView {
      var told = 0
      override func tintColorDidChange() { told += 1 }
    }
    let (root, plain, own) = (Tinted(), Tinted(), Tinted())
    root.addSubview(plain)
    root.addSubview(own)
    own.tintColor = .green
    root.tintColor = .red
    #expect((root.told, plain.told, own.told) == (1, 1, 1))
    #expect(plain.tintColor == .red && own.tintColor == .green)
  }

  @Test func `feedback and what is posted to assistive technologies are told`() {
    final class Ear: DecisionObserver {
      var heard: [String] = []
      func decided(_ decision: Decision) { if case .feedback(let words) = decision { heard.append(words) } }
    }
    let ear = Ear()
    Decisions.observer = ear
    defer { Decisions.observer = nil }
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.error)
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    #expect(
      ear.heard == [
        "impact heavy", "impact medium 0.5", "selection", "notification error", "accessibility announcement Saved",
      ])
  }

  @Test func `the device and the traits are those of the screen`() {
    let (size, scale) = (UIScreen.main.bounds.size, UIScreen.main.scale)
    defer { UIScreen.main.resize(to: size, scale: scale) }
    UIScreen.main.resize(to: CGSize(width: 834, height: 1194), scale: 2)
    #expect(UIDevice.current.userInterfaceIdiom == .pad && UIView().traitCollection.horizontalSizeClass == .regular)
    UIScreen.main.resize(to: CGSize(width: 390, height: 844), scale: 3)
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.orientation == .portrait)
    let traits = UIView().traitCollection
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
    #expect(UIView().effectiveUserInterfaceLayoutDirection == .leftToRight)
    let turned = UIView()
    turned.semanticContentAttribute = .forceRightToLeft
    #expect(turned.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `fonts are equal by name, size and weight`() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    #expect(UIFont(name: "Papyrus", size: 9)?.withSize(10).fontName == "Papyrus")
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
  }

  @Test func `there are no assets to find an image in`() {
    #expect(UIImage(named: "logo")?.size == UIImage(systemName: "gear")?.size)
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
  }
}
