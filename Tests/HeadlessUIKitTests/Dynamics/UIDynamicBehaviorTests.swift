import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct UIDynamicBehaviorTests {
  @Test func `a subclass overrides how a behaviour is made of its items, and one of none is made, too`() {
    final class Falls: UIGravityBehavior {
      override init(items: [any UIDynamicItem]) {
        super.init(items: items)
        magnitude = 3
      }
    }
    final class Bumps: UICollisionBehavior {
      override init(items: [any UIDynamicItem]) {
        super.init(items: items)
        translatesReferenceBoundsIntoBoundary = true
      }
    }
    final class Bodies: UIDynamicItemBehavior {
      override init(items: [any UIDynamicItem]) {
        super.init(items: items)
        allowsRotation = false
      }
    }
    #expect(Falls(items: [UIView()]).items.count == 1 && Falls().magnitude == 3)
    #expect(Bumps().translatesReferenceBoundsIntoBoundary && !Bodies(items: []).allowsRotation)
    #expect(UIGravityBehavior().items.isEmpty && UICollisionBehavior().items.isEmpty)
  }

  @Test func `boundaries are kept by what they are called, in their order, and a push's offset by its item`() {
    let collision = UICollisionBehavior(items: [])
    #expect(collision.boundaryIdentifiers == nil)
    for name in ["floor", "wall", "floor"] {
      collision.addBoundary(withIdentifier: name as NSString, from: .zero, to: CGPoint(x: 1, y: 1))
    }
    #expect(collision.boundaryIdentifiers?.map { "\($0)" } == ["wall", "floor"])
    #expect(collision.boundary(withIdentifier: "floor" as NSString) != nil)
    collision.removeBoundary(withIdentifier: "wall" as NSString)
    #expect(collision.boundary(withIdentifier: "wall" as NSString) == nil)
    let (item, other) = (UIView(), UIView())
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 3, vertical: 4), for: item)
    #expect(push.targetOffsetFromCenter(for: item) == UIOffset(horizontal: 3, vertical: 4))
    #expect(push.targetOffsetFromCenter(for: other) == .zero)
    push.removeItem(item)
    #expect(push.targetOffsetFromCenter(for: item) == .zero)
  }

  @Test func `an attachment is as long as its ends are from each other`() {
    let (one, other) = (UIView(), UIView())
    other.center = CGPoint(x: 30, y: 40)
    #expect(UIAttachmentBehavior(item: one, attachedTo: other).length == 50)
    let anchored = UIAttachmentBehavior(
      item: other, offsetFromCenter: UIOffset(horizontal: -30, vertical: 0), attachedToAnchor: .zero)
    #expect(
      anchored.length == 40 && anchored.attachedBehaviorType == .anchor && anchored.attachmentRange.isInfinite)
    let pin = UIAttachmentBehavior.pinAttachment(
      with: one, attachedTo: other, attachmentAnchor: CGPoint(x: 1, y: 2))
    #expect(pin.anchorPoint == CGPoint(x: 1, y: 2) && pin.items.count == 2 && pin.attachedBehaviorType == .items)
  }

  @Test func `a field keeps what it is made with`() {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 3, y: 4))
    field.addItem(UIView())
    #expect(field.position == CGPoint(x: 3, y: 4) && field.items.count == 1)
    #expect(UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 2).animationSpeed == 2)
  }

  @Test func `a group moves as one`() {
    let views = [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 30, y: 20, width: 10, height: 20)].map {
      UIView(frame: $0)
    }
    let group = UIDynamicItemGroup(items: views)
    #expect(group.bounds.size == CGSize(width: 40, height: 40) && group.center == CGPoint(x: 20, y: 20))
    group.center = CGPoint(x: 120, y: 20)
    #expect(views.map(\.frame.minX) == [100, 130] && group.center.x == 120)
  }
}
