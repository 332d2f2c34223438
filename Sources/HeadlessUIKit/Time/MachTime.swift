#if !canImport(Darwin)
  import Foundation

  /// The virtual clock in nanoseconds, as `CACurrentMediaTime()` has it in seconds.
  ///
  /// Apple: <https://developer.apple.com/documentation/driverkit/mach_absolute_time>
  public func mach_absolute_time() -> UInt64 { UInt64(max(0, CACurrentMediaTime() * 1_000_000_000).rounded()) }

  /// What the ticks of `mach_absolute_time()` are multiplied with, and divided by, to be nanoseconds.
  ///
  /// Apple: <https://developer.apple.com/documentation/kernel/mach_timebase_info_data_t>
  public struct mach_timebase_info_data_t: Hashable, Sendable {
    /// What they are multiplied with.
    public var numer: UInt32
    /// What they are divided by.
    public var denom: UInt32
    /// Zeros, until `mach_timebase_info` fills them in.
    public init() { (numer, denom) = (0, 0) }
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
  }
  /// Zeros: in C the type has this name, too.
  public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

  /// Fills in that a tick is a nanosecond.
  /// - Returns: 0.
  ///
  /// Apple: <https://developer.apple.com/documentation/kernel/1646199-mach_timebase_info>
  @discardableResult public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>)
    -> Int32
  {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return 0
  }
#endif
