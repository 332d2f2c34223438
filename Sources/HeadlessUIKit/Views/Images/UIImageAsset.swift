public import Foundation
import Synchronization

/// Images for several traits, of which one is taken. There are no assets: what it has was registered by code, on
/// any thread.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiimageasset>
public final class UIImageAsset: NSObject, Sendable {
  private let images = Mutex<[Known]>([])

  private struct Known: Sendable {
    let image: UIImage
    let configuration: UIImage.Configuration
  }

  public override init() { super.init() }

  // MARK: By traits

  /// In place of the one for the same traits.
  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    register(image, with: traitCollection.imageConfiguration)
  }
  /// Without the one for these traits.
  public func unregister(imageWith traitCollection: UITraitCollection) {
    unregisterImage(with: traitCollection.imageConfiguration)
  }
  /// The last registered of those whose traits all hold, else the first registered; without extent where there is
  /// none. This asset is its `imageAsset`.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    image(with: traitCollection.imageConfiguration)
  }

  // MARK: By configurations

  /// In place of the one for an equal configuration.
  public func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    let known = Known(image: image.withoutAsset, configuration: configuration)
    images.withLock { images in
      images.removeAll { $0.configuration == configuration }
      images.append(known)
    }
  }
  /// Without the one for an equal configuration.
  public func unregisterImage(with configuration: UIImage.Configuration) {
    images.withLock { $0.removeAll { $0.configuration == configuration } }
  }
  /// The one for an equal configuration, else the last registered of those whose traits all hold, else the first
  /// registered; without extent where there is none. A symbol is as the configuration says. This asset is its
  /// `imageAsset`.
  public func image(with configuration: UIImage.Configuration) -> UIImage {
    let images = images.withLock { $0 }
    let traits = configuration.traitCollection ?? UITraitCollection()
    let known =
      images.last { $0.configuration == configuration }
      ?? images.last { traits.containsTraits(in: $0.configuration.traitCollection) } ?? images.first
    guard let known else { return UIImage().with(self) }
    return (known.image.isSymbolImage ? known.image.withConfiguration(configuration) : known.image).with(self)
  }
}

extension UIImage {
  /// Where images are registered that stand for this one under other traits. Of one that came from no asset, a new
  /// one that has this image for all traits.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiimage/imageasset>
  public var imageAsset: UIImageAsset? {
    asset.withLock { asset in
      if let asset { return asset }
      let own = UIImageAsset()
      own.register(self, with: UITraitCollection())
      asset = own
      return own
    }
  }

  /// What an asset keeps: an asset and its images don't keep one another.
  fileprivate var withoutAsset: UIImage { with(nil) }

  fileprivate func with(_ asset: UIImageAsset?) -> UIImage {
    let image = UIImage(
      size: size, renderingMode, scale: scale, orientation: imageOrientation, details: details)
    image.asset.withLock { $0 = asset }
    return image
  }
}
