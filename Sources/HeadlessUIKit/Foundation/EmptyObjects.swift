#if !canImport(Darwin)
  public import Foundation

  // On a device each of these inherits NSObject's `init()`. Foundation's own don't here, and an extension can't say
  // it: a parameter that nobody gives makes `Timer()` find one of these.

  extension Timer {
    /// One that never fires, and is invalid: what stands in the place of a timer until there is one.
    public convenience init(_placeholder: Void = ()) {
      self.init(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }
      invalidate()
    }
  }

  extension NSAttributedString {
    /// Without a character.
    public convenience init(_empty: Void = ()) { self.init(string: "") }
  }

  extension NSMutableAttributedString {
    /// Without a character.
    public convenience init(_emptyMutable: Void = ()) { self.init(string: "") }
  }

  extension NSMutableString {
    /// Without a character.
    public convenience init(_emptyMutable: Void = ()) { self.init(capacity: 0) }
  }

  extension NSNumber {
    /// Zero.
    public convenience init(_zero: Void = ()) { self.init(value: 0) }
  }

  extension NSError {
    /// Of no domain.
    public convenience init(_empty: Void = ()) { self.init(domain: "", code: 0) }
  }

  extension Progress {
    /// Of nothing.
    public convenience init(_empty: Void = ()) { self.init(totalUnitCount: 0) }
  }

  /// The largest number of that kind.
  public let MAXFLOAT = Float.greatestFiniteMagnitude
  /// The largest number of that kind.
  public let NSIntegerMax = Int.max
  /// The smallest number of that kind.
  public let NSIntegerMin = Int.min
  /// The largest number of that kind.
  public let NSUIntegerMax = UInt.max
#endif
