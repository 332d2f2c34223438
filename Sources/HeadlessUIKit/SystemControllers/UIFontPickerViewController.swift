public import Foundation

/// Chooses a font. It can be presented and dismissed; nothing in it can be chosen.
///
/// Where a finger takes it down, its delegate hears that it was cancelled (V237).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller>
open class UIFontPickerViewController: _SystemContentController {
  /// Not retained.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// As it was given.
  public let configuration: Configuration
  /// Kept.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Of fonts of that choice.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }
  /// Of all fonts.
  @preconcurrency public convenience init() { self.init(configuration: Configuration()) }

  /// Always nil: there is no archive of controllers.
  public required init?(coder: NSCoder) { nil }

  override func isDismissedByTouch() { delegate?.fontPickerViewControllerDidCancel(self) }

  /// Which fonts are there to be chosen. Kept.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration-swift.class>
  @preconcurrency @MainActor
  open class Configuration: NSObject, @preconcurrency NSCopying {
    /// Kept.
    open var includeFaces = false
    /// Kept.
    open var displayUsingSystemFont = false
    /// Kept.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    @preconcurrency public override init() { super.init() }

    /// Another one of the same settings.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      (copy.includeFaces, copy.displayUsingSystemFont) = (includeFaces, displayUsingSystemFont)
      copy.filteredTraits = filteredTraits
      return copy
    }
  }
}

/// Told which font was chosen, which none ever is, or that it was cancelled. Every method is optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate>
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// A finger took it down (V237).
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Never called.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
