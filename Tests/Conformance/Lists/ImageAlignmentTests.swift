import Foundation
import HeadlessUIKit
import Testing

/// Rules V988, V989 and V991: what images, effects and colours were given and keep.
@MainActor struct ImageAlignmentTests {
  @Test("V988 constraints are about an image view without what its image leaves out where it is aligned")
  func alignment() {
    let phone = Phone()
    let insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    let image = UIImage(size: CGSize(width: 40, height: 40)).withAlignmentRectInsets(insets)
    #expect(image.alignmentRectInsets == insets && image.size == CGSize(width: 40, height: 40))
    let view = UIImageView(image: image)
    view.translatesAutoresizingMaskIntoConstraints = false
    phone.window.addSubview(view)
    view.leadingAnchor.constraint(equalTo: phone.window.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: phone.window.topAnchor).isActive = true
    phone.window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -2, y: -2, width: 40, height: 40))
  }

  @Test("V989 an interpolating effect says what it adds for an offset along its axis, up to its ends")
  func motion() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    #expect(effect.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 10)
    func added(_ horizontal: CGFloat) -> CGFloat? {
      let offset = UIOffset(horizontal: horizontal, vertical: 0.9)
      return effect.keyPathsAndRelativeValues(forViewerOffset: offset)?["center.x"] as? CGFloat
    }
    #expect(added(0.5) == 5 && added(-1) == -10 && added(3) == 10)
  }

  @Test("V991 a colour's alpha is from 0 to 1, whatever it was made with; its other parts may lie beyond")
  func alpha() {
    #expect(UIColor(red: 1.5, green: 0, blue: 0, alpha: 3).cgColor.components == [1.5, 0, 0, 1])
    #expect(UIColor(white: 1, alpha: -1).cgColor.alpha == 0 && UIColor.red.withAlphaComponent(2) == .red)
  }
}
