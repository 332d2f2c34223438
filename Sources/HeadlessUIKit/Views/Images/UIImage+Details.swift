public import Foundation

extension UIImage {
  /// What few images have. Kept, never drawn.
  struct Details: Equatable, Sendable {
    /// Nil of one that was made otherwise than of a name.
    var origin: Origin?
    /// Its frames, of one that moves.
    var frames: [UIImage]?
    /// In seconds, for all of its frames.
    var duration: TimeInterval = 0
    var caps = UIEdgeInsets.zero
    var resizing = ResizingMode.tile
    var isFlippedForRightToLeft = false
    var isSymbol = false
    /// In place of its own colours.
    var tint: UIColor?
    /// As it was asked for; nil for the usual one.
    var configuration: Configuration?
    /// In points, from the bottom.
    var baseline: CGFloat?
    /// What of it doesn't count where it is aligned.
    var alignment = UIEdgeInsets.zero
  }

  func with(size: CGSize? = nil, _ change: (inout Details) -> Void) -> UIImage {
    var details = details
    change(&details)
    return UIImage(
      size: size ?? self.size, renderingMode, scale: scale, orientation: imageOrientation, details: details)
  }

  // MARK: Moving ones

  /// Of so many seconds for all frames, or a thirtieth of one for each where that is 0; as large as the first.
  /// Nil without frames.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.with {
      ($0.frames, $0.duration) = (images, duration == 0 ? usualDuration(of: images) : duration)
    }
  }
  /// In seconds, where nobody says how long the frames take.
  static func usualDuration(of frames: [UIImage]) -> TimeInterval { TimeInterval(frames.count) / 30 }
  /// Any name is an image, of one frame: there are no assets to find it in. Nil without a name.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name).flatMap { animatedImage(with: [$0], duration: duration) }
  }
  /// The frames of one that moves.
  public var images: [UIImage]? { details.frames }
  /// In seconds, for all frames; 0 of one that doesn't move.
  public var duration: TimeInterval { details.duration }

  // MARK: Larger ones

  /// The same, and what of it isn't stretched: tiles fill the rest. Nothing is drawn.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// The same, and what of it isn't stretched. Nothing is drawn.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      ($0.caps, $0.resizing) = (capInsets, resizingMode)
    }
  }
  /// In points: what isn't stretched.
  public var capInsets: UIEdgeInsets { details.caps }
  /// How the rest is filled.
  public var resizingMode: ResizingMode { details.resizing }

  // MARK: Turned and placed ones

  /// The same: whether it is turned is kept, and not drawn.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.isFlippedForRightToLeft = true } }
  /// Whether it is turned where people read from right to left; not drawn.
  public var flipsForRightToLeftLayoutDirection: Bool { details.isFlippedForRightToLeft }
  /// The same, with a baseline so far above its lower edge.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baseline = baselineOffset }
  }
  /// The same without a baseline.
  public func imageWithoutBaseline() -> UIImage { with { $0.baseline = nil } }
  /// In points, above the lower edge; nil without a baseline.
  public var baselineOffsetFromBottom: CGFloat? { details.baseline }

  // MARK: Symbols and configurations

  /// Whatever the name is.
  convenience init(of origin: Origin, with configuration: Configuration? = nil) {
    var details = Details()
    (details.origin, details.configuration) = (origin, configuration)
    self.init(size: Self.size(by: configuration) ?? Self.namedSize, .automatic, scale: 1, details: details)
  }

  private convenience init(symbol origin: Origin, with configuration: Configuration? = nil) {
    let own = SymbolConfiguration.unspecified.applying(configuration)
    var details = Details()
    (details.origin, details.isSymbol, details.configuration) = (origin, true, own)
    self.init(size: Self.size(by: own) ?? Self.namedSize, .automatic, scale: 1, details: details)
  }

  /// Nil where it says none.
  private static func size(by configuration: Configuration?) -> CGSize? {
    (configuration as? SymbolConfiguration)?.pointSize.map { CGSize(width: $0, height: $0) }
  }

  /// Any name is a symbol, as large as its configuration says (ours). Nil without a name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    if name.isEmpty { return nil }
    self.init(symbol: .symbol(name), with: configuration)
  }
  /// Any name is a symbol, of 20 points in square (ours). Nil without a name.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }
  /// Any name is a symbol, as large as its configuration says (ours). Nil without a name.
  /// - Parameter variableValue: from 0 to 1, how much of it shows: it is not drawn.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }
  /// Any name is an image, as large as its configuration says (ours). Nil without a name.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    if name.isEmpty { return nil }
    self.init(of: .asset(named: name, in: bundle?.bundleURL), with: configuration)
  }

  /// The same with that configuration in place of its own. A symbol is as large as it says, and keeps its own but
  /// for the traits where it says nothing of symbols.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage else {
      return with(size: Self.size(by: configuration)) { $0.configuration = configuration }
    }
    let own = configuration as? SymbolConfiguration ?? symbolConfiguration?.applying(configuration)
    return with(size: Self.size(by: own) ?? Self.namedSize) { $0.configuration = own }
  }
  /// The same with what that says in place of what its own says; nil of an image that is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbolConfiguration.map { withConfiguration($0.applying(configuration)) }
  }
  /// Whether it was made of a symbol's name.
  public var isSymbolImage: Bool { details.isSymbol }
  /// As it was asked for, else one that says nothing.
  public var configuration: Configuration? { details.configuration ?? .empty }
  /// As it was asked for; nil of an image that is no symbol.
  public var symbolConfiguration: SymbolConfiguration? {
    isSymbolImage ? configuration as? SymbolConfiguration : nil
  }
  /// Those of its configuration, else the screen's.
  @MainActor @preconcurrency public var traitCollection: UITraitCollection {
    configuration?.traitCollection ?? .current
  }

  /// Any name is an image, of 20 points in square (ours). Nil without a name.
  /// - Parameter variableValue: from 0 to 1, how much of it shows: it is not drawn.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue: Double, configuration: Configuration? = nil
  ) { self.init(named: name, in: bundle, with: configuration) }
  /// Whether it has a baseline.
  public var hasBaseline: Bool { details.baseline != nil }
  /// False: no image is brighter than white.
  public var isHighDynamicRange: Bool { false }
  /// The same: no image is brighter than white.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
  /// As large a scale as the image's.
  @MainActor @preconcurrency public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
  /// What isn't stretched at the left, in points, by UIKit's older name.
  public var leftCapWidth: Int { Int(cutting: details.caps.left) }
  /// What isn't stretched above, in points, by UIKit's older name.
  public var topCapHeight: Int { Int(cutting: details.caps.top) }

  /// A symbol of the system's.
  public static var add: UIImage { UIImage(symbol: .own("add")) }
  /// A symbol of the system's.
  public static var remove: UIImage { UIImage(symbol: .own("remove")) }
  /// A symbol of the system's.
  public static var actions: UIImage { UIImage(symbol: .own("actions")) }
  /// A symbol of the system's.
  public static var checkmark: UIImage { UIImage(symbol: .own("checkmark")) }
  /// A symbol of the system's.
  public static var strokedCheckmark: UIImage { UIImage(symbol: .own("strokedCheckmark")) }

  // MARK: Pixels, which there are none of

  /// Always nil: pixels are not read.
  public convenience init?(data: Data, scale: CGFloat) { return nil }
  /// Nil: there are no pixels.
  public func heicData() -> Data? { nil }
  /// The same: there is nothing to be prepared.
  public func preparingForDisplay() -> UIImage? { self }
  /// The same, at once: there is nothing to be prepared.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }
  /// The same: there is nothing to be prepared.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// As large as that, or as its width and height allow; nil without extent.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
    let share = min(size.width / self.size.width, size.height / self.size.height)
    return with(size: CGSize(width: self.size.width * share, height: self.size.height * share)) {
      ($0.isSymbol, $0.configuration) = (false, nil)
    }
  }
  /// The same as ``preparingThumbnail(of:)``, at once.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
  /// The same as ``preparingThumbnail(of:)``.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}

/// Saves nothing: there is no library of photos, and a trace says so. The target is not told.
@MainActor @preconcurrency
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  tellUnsaved("a video", to: completionTarget)
}

/// False: there is no library of photos.
@MainActor @preconcurrency
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Saves nothing: there is no library of photos, and a trace says so. The target is not told.
@MainActor @preconcurrency
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  tellUnsaved("a photo", to: completionTarget)
}

@MainActor private func tellUnsaved(_ what: String, to target: Any?) {
  let words = "\(what) is not saved: there is no library, and who saves it is not told that it is there"
  Decisions.tell(.warns(target as? UIResponder ?? UIApplication.shared, words))
}
