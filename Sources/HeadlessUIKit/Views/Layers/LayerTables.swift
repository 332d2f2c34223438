#if !canImport(Darwin)
  import Foundation

  /// Knows of a class of layers whether it overrides anything that a layer shares with its view, by its method
  /// table, as `MethodTables` does of views. Most don't, and their views need not set anything by way of them.
  @MainActor enum LayerTables {
    private static var known: [ObjectIdentifier: Bool] = [:]
    private static let reading = MethodReading(
      plain: LayerProbes.Plain.self, base: CALayer.self, singles: LayerProbes.singles,
      examples: LayerProbes.examples, all: .shared
    ) { _ in [CALayer.self] }

    static func isHearing(_ kind: CALayer.Type) -> Bool {
      if kind == CALayer.self { return false }
      if let known = known[ObjectIdentifier(kind)] { return known }
      let isHearing = (reading?.overrides(of: kind) ?? .shared).contains(.shared)
      known[ObjectIdentifier(kind)] = isHearing
      return isHearing
    }

    /// Whether the self-test succeeded.
    static var areReadable: Bool { reading != nil }
  }

  /// What a class of layers overrides.
  struct LayerOverrides: OptionSet, Sendable {
    let rawValue: UInt8

    /// Of `frame`, `bounds`, `position`, `anchorPoint`, `opacity`, `isHidden`, `masksToBounds`, `transform` or
    /// `backgroundColor`.
    static let shared = LayerOverrides(rawValue: 1)
  }

  /// Classes that override one thing each, and others by which to check what was found.
  @MainActor private enum LayerProbes {
    static let singles: [(AnyClass, LayerOverrides)] = [
      (Moves.self, .shared), (Extends.self, .shared), (Places.self, .shared), (Hangs.self, .shared),
      (Fades.self, .shared), (Hides.self, .shared), (Cuts.self, .shared), (Turns.self, .shared),
      (Paints.self, .shared),
    ]
    static let examples: [(AnyClass, LayerOverrides)] = [
      (CALayer.self, []), (Plain.self, []), (CAShapeLayer.self, []), (LaysOut.self, []), (Observes.self, .shared),
      (Inherits.self, .shared),
    ]

    class Plain: CALayer {}
    class Moves: CALayer {
      override var frame: CGRect {
        get { .zero }
        set {}
      }
    }
    class Extends: CALayer {
      override var bounds: CGRect {
        get { .zero }
        set {}
      }
    }
    class Places: CALayer {
      override var position: CGPoint {
        get { .zero }
        set {}
      }
    }
    class Hangs: CALayer {
      override var anchorPoint: CGPoint {
        get { .zero }
        set {}
      }
    }
    class Fades: CALayer {
      override var opacity: Float {
        get { 0 }
        set {}
      }
    }
    class Hides: CALayer {
      override var isHidden: Bool {
        get { true }
        set {}
      }
    }
    class Cuts: CALayer {
      override var masksToBounds: Bool {
        get { true }
        set {}
      }
    }
    class Turns: CALayer {
      override var transform: CATransform3D {
        get { CATransform3DIdentity }
        set {}
      }
    }
    class Paints: CALayer {
      override var backgroundColor: CGColor? {
        get { nil }
        set {}
      }
    }
    final class LaysOut: CALayer {
      override func layoutSublayers() {}
    }
    final class Observes: CAShapeLayer {
      override var bounds: CGRect { didSet {} }
    }
    final class Inherits: Fades {}
  }
#endif
