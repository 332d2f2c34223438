import Foundation
import HeadlessUIKit
import Testing

/// Rules V278, V279 and V286: how round corners are, regions by their names, and what is placed in one.
@MainActor struct CornerAndRegionTests {
  @Test("V278 a corner is as round as its configuration says: a capsule by its shorter side, alike by the most")
  func configured() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.effectiveRadius(corner: .topLeft) == 0)
    view.cornerConfiguration = .capsule()
    #expect(view.effectiveRadius(corner: .allCorners) == 20)
    view.bounds.size.height = 30
    #expect(view.effectiveRadius(corner: .bottomRight) == 15)
    view.cornerConfiguration = .capsule(maximumRadius: 6)
    #expect(view.effectiveRadius(corner: .topLeft) == 6)
    view.cornerConfiguration = .corners(topLeftRadius: 3, bottomRightRadius: 8)
    #expect(view.effectiveRadius(corner: .topLeft) == 3 && view.effectiveRadius(corner: .topRight) == 0)
    #expect(view.effectiveRadius(corner: [.topLeft, .bottomRight]) == 8 && view.effectiveRadius(corner: []) == 0)
    view.cornerConfiguration = .uniformTopRadius(5, bottomLeftRadius: 1)
    #expect(view.effectiveRadius(corner: .topRight) == 5 && view.effectiveRadius(corner: .bottomRight) == 0)
  }

  @Test("V278 a corner about the middle of the one around it has that one's radius, less its distance")
  func concentric() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let between = UIView(frame: outer.bounds)
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    outer.addSubview(between)
    between.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    #expect(inner.effectiveRadius(corner: .topLeft) == 4)
    outer.cornerConfiguration = .corners(radius: 30)
    #expect(inner.effectiveRadius(corner: .topLeft) == 20 && inner.effectiveRadius(corner: .bottomRight) == 4)
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(inner.effectiveRadius(corner: .bottomRight) == 20)
    inner.frame.origin = CGPoint(x: 60, y: 60)
    #expect(inner.effectiveRadius(corner: .allCorners) == 0)
  }

  @Test("V279 a region's guide is the view's own of it, and its insets are how far it is from the view's edges")
  func regions() {
    let phone = Phone()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    phone.window.addSubview(view)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.insetsLayoutMarginsFromSafeArea = false
    phone.application.endTurn()
    #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
    #expect(view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal)) === view.safeAreaLayoutGuide)
    #expect(view.edgeInsets(for: .margins()) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.directionalEdgeInsets(for: .margins()).leading == 4)
  }

  @Test("V286 a background extension view places its content in the safe area, unless code places it")
  func extending() {
    let phone = Phone()
    let controller = UIViewController()
    let (view, content) = (UIBackgroundExtensionView(), UIView())
    phone.window.rootViewController = controller
    view.frame = controller.view.bounds
    view.contentView = content
    controller.view.addSubview(view)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    phone.window.layoutIfNeeded()
    #expect(content.superview === view && content.frame == view.bounds.inset(by: view.safeAreaInsets))
    #expect(content.frame.minX == 40)
    view.automaticallyPlacesContentView = false
    content.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    phone.window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.contentView = nil
    #expect(content.superview == nil)
  }
}
