#if !canImport(Darwin)
  public import Foundation

  extension CGPoint {
    /// The same as `==`.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
  }

  extension CGSize {
    /// The same as `==`.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
  }

  extension CGRect {
    /// Whether both cover the same area, whichever corner their sizes count from.
    public func equalTo(_ other: CGRect) -> Bool { standardized == other.standardized }
  }
#endif
