#if !canImport(CoreGraphics)
  public import Foundation

  extension CGPoint {
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
  }

  extension CGSize {
    public func equalTo(_ other: CGSize) -> Bool { self == other }
  }

  extension CGRect {
    /// Whether both cover the same area, whichever corner their sizes count from.
    public func equalTo(_ other: CGRect) -> Bool { standardized == other.standardized }
  }
#endif
