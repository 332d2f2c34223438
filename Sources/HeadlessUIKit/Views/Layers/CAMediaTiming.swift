#if !canImport(Darwin)
  import Foundation

  /// What layers and animations say of their time.
  @preconcurrency @MainActor
  public protocol CAMediaTiming: AnyObject {
    /// In seconds, of what it is in.
    var beginTime: CFTimeInterval { get set }
    /// In seconds.
    var duration: CFTimeInterval { get set }
    /// How fast it goes.
    var speed: Float { get set }
    /// In seconds.
    var timeOffset: CFTimeInterval { get set }
    /// How often it comes; 0 for once.
    var repeatCount: Float { get set }
    /// In seconds, in place of `repeatCount`; 0 for that.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether it goes back each time, too.
    var autoreverses: Bool { get set }
    /// What is shown before and after.
    var fillMode: CAMediaTimingFillMode { get set }
  }

  extension CAAnimation: CAMediaTiming {}
#endif
