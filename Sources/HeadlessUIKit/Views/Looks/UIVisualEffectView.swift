public import Foundation

/// A view over blurred content. Its subviews belong into `contentView`, which fills it, and which touches hit.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uivisualeffectview>
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// For subviews; as large as the view.
  open private(set) var contentView = UIView()
  /// Kept, never drawn. An animation can change it.
  open var effect: UIVisualEffect? {
    willSet { if newValue !== effect { UIApplication.shared.animations.block?.include(self) } }
  }

  /// Without a size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// Without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Traps for any but the content view, as UIKit does.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    precondition(
      subview === contentView,
      "\(type(of: subview)) is added to \(type(of: self)) itself: add it to its contentView")
  }
}

/// What a visual effect view would draw. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uivisualeffect>
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  public override init() { super.init() }

  /// What was written of an effect.
  public required init?(coder: NSCoder) { super.init() }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }
  /// Of itself nothing; its subclasses write what they are.
  open func encode(with coder: NSCoder) {}

  /// The same: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiblureffect>
open class UIBlurEffect: UIVisualEffect {
  let style: Style

  /// What stands in the place of a blur until there is one.
  public convenience override init() { self.init(style: .regular) }

  /// Of that style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// What was written of a blur; nil where that is none.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "style"), let style = Style(rawValue: coder.decodeInteger(forKey: "style"))
    else { return nil }
    self.style = style
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "style")
  }

  /// How light, and how thick. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }
}

/// What stands out before a blur. Nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uivibrancyeffect>
open class UIVibrancyEffect: UIVisualEffect {
  let blurEffect: UIBlurEffect

  /// Before that blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  /// What was written of an effect; nil where that is none.
  public required init?(coder: NSCoder) {
    guard let blurEffect = coder.decodeObject(of: UIBlurEffect.self, forKey: "blurEffect") else { return nil }
    self.blurEffect = blurEffect
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(blurEffect, forKey: "blurEffect")
  }
}

extension UIVibrancyEffect {
  /// Before that blur; the style is not drawn.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// What stands out before a blur. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uivibrancyeffectstyle>
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
