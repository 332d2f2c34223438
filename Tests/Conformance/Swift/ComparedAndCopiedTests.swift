import Foundation
import HeadlessUIKit
import Testing

/// Rules L24, L34 and L35: values that compare, objects that are copied, and what belongs to no actor.
@MainActor @Suite("L: compared and copied") struct ComparedAndCopiedTests {
  @Test("L24 states and configurations of missing content are equal where all of them is")
  func states() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    var (one, other) = (
      UICellConfigurationState(traitCollection: traits), UICellConfigurationState(traitCollection: traits)
    )
    let (first, second) = (UIConfigurationStateCustomKey("first"), UIConfigurationStateCustomKey("second"))
    #expect(one == other && Set([one, other]).count == 1)
    (one[first], one[second]) = (1, 2)
    #expect(one != other)
    (other[second], other[first]) = (2, 1)
    #expect(one == other && [one: "a"][other] == "a")
    other.isSelected = true
    #expect(one != other)
    #expect(UIViewConfigurationState(traitCollection: traits) == UIViewConfigurationState(traitCollection: traits))
    var (empty, changed) = (UIContentUnavailableConfiguration.empty(), UIContentUnavailableConfiguration.empty())
    #expect(empty == changed && empty.imageProperties == changed.imageProperties)
    changed.imageProperties.maximumSize = CGSize(width: 3, height: 4)
    #expect(empty != changed && changed.imageProperties.maximumSize == CGSize(width: 3, height: 4))
    empty.imageProperties.maximumSize = CGSize(width: 3, height: 4)
    #expect(empty == changed && empty.hashValue == changed.hashValue)
    let state = UIContentUnavailableConfigurationState(traitCollection: traits)
    #expect(state == UIContentUnavailableConfigurationState(traitCollection: traits))
  }

  @Test("L34 a bar's appearance is copied as what it is, and the copy changes alone")
  func appearances() {
    let standard = UINavigationBarAppearance()
    standard.backgroundColor = .red
    standard.titlePositionAdjustment.horizontal = 3
    let scrollEdge = standard.copy()
    scrollEdge.configureWithTransparentBackground()
    #expect(standard.backgroundColor == .red && scrollEdge.backgroundColor == nil)
    #expect(scrollEdge.titlePositionAdjustment.horizontal == 3)
    let button = UIBarButtonItemAppearance()
    button.normal.titlePositionAdjustment.vertical = 2
    #expect(button.copy().normal.titlePositionAdjustment.vertical == 2 && button.copy() !== button)
    final class Warm: UINavigationBarAppearance {
      override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        backgroundColor = .orange
      }
      override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Warm().backgroundColor == .orange && Warm(idiom: .phone).idiom == .phone)
    let bar = UIToolbar()
    bar.compactScrollEdgeAppearance = UIToolbarAppearance(barAppearance: standard)
    #expect(bar.compactScrollEdgeAppearance?.backgroundColor == .red)
  }

  @Test("L34 what UIKit's headers call copied is")
  func copies() throws {
    func copy<Object: NSCopying>(of object: Object) -> Object? { object.copy(with: nil) as? Object }
    let font = UIFont.systemFont(ofSize: 12)
    #expect(
      copy(of: font) === font && copy(of: font.fontDescriptor) === font.fontDescriptor || font.pointSize == 12)
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 3
    let other = try #require(copy(of: shadow))
    other.shadowBlurRadius = 5
    #expect(shadow.shadowBlurRadius == 3)
    let action = UIAlertAction(title: "Delete", style: .destructive)
    action.isEnabled = false
    let same = try #require(copy(of: action))
    #expect(same !== action && same.title == "Delete" && same.style == .destructive && !same.isEnabled)
    let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    tilt.minimumRelativeValue = -10
    #expect(copy(of: tilt)?.minimumRelativeValue as? Int == -10)
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .red
    #expect(copy(of: parameters)?.backgroundColor == .red)
    let pad = UIView()
    #expect(copy(of: pad.leadingAnchor) === copy(of: pad.leadingAnchor) || pad.subviews.isEmpty)
    let item = UIApplicationShortcutItem(type: "a", localizedTitle: "A")
    let open = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
    open.localizedTitle = "B"
    #expect(item.localizedTitle == "A" && copy(of: item)?.localizedTitle == "A")
    #expect(copy(of: UIRegion(radius: 3))?.contains(CGPoint(x: 2, y: 0)) == true)
  }

  @Test("L35 paths cut off and colours are found by name on any thread")
  func actorless() async {
    let cut = await Task.detached {
      UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
      defer { UIGraphicsEndImageContext() }
      UIBezierPath(rect: CGRect(x: 2, y: 2, width: 3, height: 3)).addClip()
      let colour = UIColor(named: "brand", in: nil, compatibleWith: nil)
      return (UIGraphicsGetCurrentContext()?.boundingBoxOfClipPath, colour != nil)
    }.value
    #expect(cut.0 == CGRect(x: 2, y: 2, width: 3, height: 3) && cut.1)
  }
}
