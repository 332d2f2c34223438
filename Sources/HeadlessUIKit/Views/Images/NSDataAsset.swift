#if !canImport(Darwin)
  public import Foundation

  /// Data of an asset catalogue. There is none: no name is one of it.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/nsdataasset>
  open class NSDataAsset: NSObject, NSCopying {
    /// As it was asked for.
    public let name: String
    /// Empty.
    open var data: Data { Data() }
    /// That of any data.
    open var typeIdentifier: String { "public.data" }

    /// Always nil: there are no assets.
    public init?(name: String) { nil }
    /// Always nil: there are no assets.
    public init?(name: String, bundle: Bundle) { nil }

    /// The same: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
#endif
