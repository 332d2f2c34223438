import Foundation

/// Images for several traits, of which one is taken. There are no assets: what it has was registered by code.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiimageasset>
@preconcurrency @MainActor
open class UIImageAsset: NSObject {
  private var images: [(image: UIImage, traits: UITraitCollection)] = []

  @preconcurrency public override init() { super.init() }

  /// In place of the one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregisterImage(with: traitCollection)
    images.append((image.withoutAsset, traitCollection))
  }
  /// Without the one for these traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    images.removeAll { $0.traits == traitCollection }
  }
  /// The last registered of those whose traits all hold, else the first registered; without extent where there is
  /// none. This asset is its `imageAsset`.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let known = images.last { traitCollection.containsTraits(in: $0.traits) } ?? images.first
    return (known?.image ?? UIImage()).with(self)
  }
}

extension UIImage {
  /// Where images are registered that stand for this one under other traits. Of one that came from no asset, a new
  /// one that has this image for all traits.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiimage/imageasset>
  @preconcurrency @MainActor public var imageAsset: UIImageAsset? {
    if let asset { return asset }
    let own = UIImageAsset()
    own.register(self, with: UITraitCollection())
    asset = own
    return own
  }

  /// What an asset keeps: an asset and its images don't keep one another.
  @MainActor fileprivate var withoutAsset: UIImage { with(nil) }

  @MainActor fileprivate func with(_ asset: UIImageAsset?) -> UIImage {
    let image = UIImage(
      size: size, renderingMode, scale: scale, orientation: imageOrientation, details: details)
    image.asset = asset
    return image
  }
}
