public import Foundation

/// A button that pastes what the pasteboard has into its target, when a finger taps it.
///
/// It is enabled as long as the target can paste that; the pasteboard is the application's own, and nobody is asked
/// whether it may be read.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipastecontrol>
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  /// How it looks; nothing is drawn.
  public let configuration: Configuration
  /// Where things are pasted; with nil the first in the responder chain that can paste them (ours). Not retained.
  open weak var target: (any UIPasteConfigurationSupporting)?

  public convenience override init(frame: CGRect) {
    self.init(configuration: Configuration())
    self.frame = frame
  }

  /// Without a target, yet.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// With the default looks. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// Unless code says otherwise, whether the target can paste what the pasteboard has.
  open override var isEnabled: Bool {
    get { super.isEnabled && receiver(of: UIPasteboard.general.itemProviders) != nil }
    set { super.isEnabled = newValue }
  }

  /// The size is ours (W19).
  open override var intrinsicContentSize: CGSize {
    switch configuration.displayMode {
    case .iconOnly: CGSize(width: 44, height: 34)
    case .iconAndLabel, .labelOnly: CGSize(width: 88, height: 34)
    }
  }

  override func willLiftInside() {
    let providers = UIPasteboard.general.itemProviders
    receiver(of: providers)?.paste(itemProviders: providers)
  }

  private func receiver(of providers: [NSItemProvider]) -> (any UIPasteConfigurationSupporting)? {
    if let target { return target.canPaste(providers) ? target : nil }
    return next.flatMap { sequence(first: $0, next: \.next).first { $0.canPaste(providers) } }
  }

  /// What shows of it. Raw values are UIKit's.
  public enum DisplayMode: UInt, Hashable, Sendable { case iconAndLabel, iconOnly, labelOnly }

  /// How a paste control looks. Its display mode counts for its size, the rest is kept.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uipastecontrol/configuration>
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// What shows of it.
    open var displayMode = DisplayMode.iconAndLabel
    /// Kept.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// Kept.
    open var cornerRadius: CGFloat = 0
    /// Kept.
    open var baseForegroundColor: UIColor?
    /// Kept.
    open var baseBackgroundColor: UIColor?

    @preconcurrency public override init() { super.init() }
  }
}
