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
    images.append((image, traitCollection))
  }
  /// Without the one for these traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    images.removeAll { $0.traits == traitCollection }
  }
  /// The last registered of those whose traits all hold, else the first registered; without extent where there is
  /// none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    (images.last { traitCollection.containsTraits(in: $0.traits) } ?? images.first)?.image ?? UIImage()
  }
}
