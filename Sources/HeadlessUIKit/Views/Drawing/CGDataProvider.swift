#if !canImport(Darwin)
  public import Foundation

  /// Gives an image its bytes. They are kept; nothing is drawn.
  ///
  /// Apple: <https://developer.apple.com/documentation/coregraphics/cgdataprovider>
  public final class CGDataProvider: Sendable {
    private let bytes: Data
    private let lent: Lent?

    /// A copy of them.
    public init?(data: CFData) { (bytes, lent) = (Data(referencing: data), nil) }
    /// What is in the file; nil where it can't be read.
    public init?(url: CFURL) {
      guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
      (self.bytes, lent) = (bytes, nil)
    }

    /// A copy of what is there; it is given back when the provider goes. Nil without bytes.
    public init?(
      dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
      releaseData: @escaping CGDataProviderReleaseDataCallback
    ) {
      guard size > 0 else { return nil }
      bytes = Data(bytes: data, count: size)
      lent = Lent(info: UInt(bitPattern: info), data: UInt(bitPattern: data), size: size, release: releaseData)
    }

    deinit {
      guard let lent, let data = UnsafeRawPointer(bitPattern: lent.data) else { return }
      lent.release(UnsafeMutableRawPointer(bitPattern: lent.info), data, lent.size)
    }

    /// What has to be given back, by its addresses.
    private struct Lent {
      let info: UInt
      let data: UInt
      let size: Int
      let release: CGDataProviderReleaseDataCallback
    }

    /// A copy of them.
    public var data: CFData? { NSData(data: bytes) }
  }

  /// Gives back the bytes that a provider was made with.
  public typealias CGDataProviderReleaseDataCallback =
    @Sendable (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

  /// A place, as Core Foundation has it.
  public typealias CFURL = NSURL

  /// How colours are brought into what a screen can show. Nothing is drawn. Raw values are Core Graphics's.
  ///
  /// Apple: <https://developer.apple.com/documentation/coregraphics/cgcolorrenderingintent>
  public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
  }
#endif
