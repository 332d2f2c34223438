public import Foundation

/// What code sets for a button's states and nothing here reads. Made for buttons that are asked for it.
@MainActor final class ButtonLooks {
  var titles: [UInt: String] = [:]
  var titleColors: [UInt: UIColor] = [:]
  var images: [UInt: UIImage] = [:]
  var backgroundImages: [UInt: UIImage] = [:]
  var attributedTitles: [UInt: NSAttributedString] = [:]
  var shadowColors: [UInt: UIColor] = [:]
  var symbols: [UInt: UIImage.SymbolConfiguration] = [:]
}

extension UIButton {
  /// The title label's. Deprecated by UIKit in favour of that.
  public var font: UIFont? {
    get { titleLabel?.font }
    set { titleLabel?.font = newValue }
  }
  /// Kept, never drawn. Deprecated by UIKit in favour of the title label's.
  public var titleShadowOffset: CGSize {
    get { titleLabel?.shadowOffset ?? .zero }
    set { titleLabel?.shadowOffset = newValue }
  }

  private func value<Value>(_ values: [UInt: Value], for state: State) -> Value? {
    values[state.rawValue] ?? values[State.normal.rawValue]
  }

  /// The state's own, else the normal state's; nil where the title has no attributes.
  public func attributedTitle(for state: State) -> NSAttributedString? { value(looks.attributedTitles, for: state) }
  /// That of the present state.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// Kept, never drawn.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    looks.shadowColors[state.rawValue] = color
  }
  /// The state's own, else the normal state's.
  public func titleShadowColor(for state: State) -> UIColor? { value(looks.shadowColors, for: state) }
  /// That of the present state.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// Kept, never drawn: images are as large as they were made.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { looks.symbols[state.rawValue] = configuration }
  /// The state's own, else the normal state's.
  public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    value(looks.symbols, for: state)
  }
  /// That of the present state.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The title label's.
  public var lineBreakMode: NSLineBreakMode {
    get { titleLabel?.lineBreakMode ?? .byTruncatingMiddle }
    set { titleLabel?.lineBreakMode = newValue }
  }
}
