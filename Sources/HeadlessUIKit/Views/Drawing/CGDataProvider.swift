#if !canImport(Darwin)
  public import Foundation

  /// Gives an image its bytes. They are kept; nothing is drawn.
  ///
  /// Apple: <https://developer.apple.com/documentation/coregraphics/cgdataprovider>
  public final class CGDataProvider: Sendable {
    private let bytes: Data

    /// A copy of them.
    public init?(data: CFData) { bytes = Data(referencing: data) }
    /// What is in the file; nil where it can't be read.
    public init?(url: CFURL) {
      guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
      self.bytes = bytes
    }

    /// A copy of them.
    public var data: CFData? { NSData(data: bytes) }
  }

  /// A place, as Core Foundation has it.
  public typealias CFURL = NSURL

  /// How colours are brought into what a screen can show. Nothing is drawn. Raw values are Core Graphics's.
  ///
  /// Apple: <https://developer.apple.com/documentation/coregraphics/cgcolorrenderingintent>
  public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
  }
#endif
