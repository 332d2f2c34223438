import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("What branches hear of") struct BranchNewsTests {
  private class Strip: UIView {
    var told: [CGFloat] = []
    override func safeAreaInsetsDidChange() { told.append(safeAreaInsets.top) }
  }
  private final class Newcomer: UIView {
    var heard: [String] = []
    override func willMove(toWindow newWindow: UIWindow?) { heard.append(newWindow == nil ? "leaves" : "comes") }
    override func didMoveToWindow() { heard.append(window == nil ? "left" : "came") }
  }
  private final class Generic<Value>: UIButton {
    var value: Value?
    override func didMoveToWindow() {}
  }

  private let window: UIWindow
  private let root = UIViewController()

  init() {
    UIApplication.start(UIApplication())
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Views in one another, the last given innermost; the outermost is returned.
  private func nested(_ views: UIView...) -> UIView {
    for (outer, inner) in zip(views, views.dropFirst()) {
      inner.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      outer.addSubview(inner)
    }
    views[0].frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    return views[0]
  }

  #if os(Linux)
    @Test("of the model's own views most hear of nothing, and nor does what overrides other methods")
    func plain() {
      final class Local: UIView {
        override func layoutSubviews() {}
        override func didAddSubview(_ subview: UIView) {}
      }
      for view in [UIView(), UIControl(), UIButton(), UILabel(), UIImageView(), UIStackView(), Local()] {
        #expect(view.branchNews == [], "\(type(of: view))")
      }
      #expect(UIRefreshControl().branchNews.isDisjoint(with: [.superview, .subviews]))
      #expect(UIScrollView().branchNews == [.safeArea, .moves])
    }

    @Test("a branch in which nobody hears of a safe area is not asked for its own")
    func unasked() {
      let plain = nested(UIView(), UIView())
      root.view.addSubview(plain)
      #expect(plain.layoutState.toldInsets == .zero)
      #expect(plain.safeAreaInsets.top == 47)
    }
  #endif

  @Test("overrides are never missed: inherited, generic ones, and those of a class that draws")
  func overriding() {
    final class Inherits: Strip {}
    final class Draws: UIView {
      override func draw(_ rect: CGRect) {}
    }
    #expect(Inherits().branchNews.contains(.safeArea))
    #expect(Newcomer().branchNews.contains(.window))
    #expect(Generic<Int>().branchNews.contains(.window))
    #expect(Generic<[String]>().branchNews.contains(.window))
    #expect(Draws().branchNews.contains(.window))
    final class Parts: UIStackView {
      override func removeFromSuperview() {}
      override func willRemoveSubview(_ subview: UIView) {}
    }
    #expect(Parts().branchNews.isSuperset(of: [.superview, .subviews]))
  }

  @Test("what a view hears of, all that it is in has among its own, however it came there")
  func spreading() {
    let (outer, inner, strip) = (UIView(), UIView(), Strip())
    inner.addSubview(strip)
    outer.addSubview(inner)
    #expect(outer.branchNews.contains(.safeArea))
    let late = UIScrollView()
    inner.addSubview(late)
    #expect(outer.branchNews.contains(.moves))
  }

  @Test("a view deep in plain ones hears of the window once, on its way in and on its way out")
  func moving() {
    let newcomer = Newcomer()
    let branch = nested(UIView(), UIView(), newcomer)
    root.view.addSubview(branch)
    #expect(newcomer.heard == ["comes", "came"])
    branch.removeFromSuperview()
    #expect(newcomer.heard == ["comes", "came", "leaves", "left"])
  }

  @Test("who comes late into views that nobody kept up with hears of the safe area, and of its end")
  func latecomer() {
    let (inner, strip) = (UIView(), Strip())
    root.view.addSubview(nested(UIView(), inner))
    inner.addSubview(nested(strip))
    #expect(strip.told == [47])
    root.additionalSafeAreaInsets.top = 10
    #expect(strip.told == [47, 57])
    root.additionalSafeAreaInsets.top = -47
    #expect(strip.told == [47, 57, 0])
  }

  @Test("a layout takes constraints for made where nobody makes any, and has the others made")
  func constraints() {
    final class Makes: UIView {
      var count = 0
      override func updateConstraints() {
        count += 1
        super.updateConstraints()
      }
    }
    let (plain, makes, inner) = (UIView(), Makes(), UIView())
    makes.addSubview(inner)
    for view in [plain, makes] { root.view.addSubview(view) }
    #expect([plain, makes, inner].allSatisfy { $0.needsUpdateConstraints() })
    window.layoutIfNeeded()
    #expect(makes.count == 1)
    #expect(![plain, makes, inner].contains { $0.needsUpdateConstraints() })
    for view in [plain, makes] { view.setNeedsUpdateConstraints() }
    plain.updateConstraintsIfNeeded()
    #expect(!plain.needsUpdateConstraints())
    window.layoutIfNeeded()
    #expect(makes.count == 2)
  }
}
