#if !canImport(Darwin)
  public import Foundation

  /// An image of an asset catalogue, as build tools name it.
  ///
  /// Apple: <https://developer.apple.com/documentation/developertoolssupport/imageresource>
  public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: URL

    /// Of that name, wherever the bundle is.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle.bundleURL) }
  }

  /// A colour of an asset catalogue, as build tools name it.
  ///
  /// Apple: <https://developer.apple.com/documentation/developertoolssupport/colorresource>
  public struct ColorResource: Hashable, Sendable {
    private let name: String
    private let bundle: URL

    /// Of that name, wherever the bundle is.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle.bundleURL) }
  }

  extension UIImage {
    /// As of any name: see `init(named:)`.
    public convenience init(resource: ImageResource) {
      self.init(of: .asset(named: resource.name, in: resource.bundle))
    }
  }

  extension UIColor {
    /// As of any name, a grey: see `init(named:)`.
    public convenience init(resource: ColorResource) { self.init(white: 0.5, alpha: 1) }
  }
#endif
