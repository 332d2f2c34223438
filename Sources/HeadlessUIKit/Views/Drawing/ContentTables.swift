import Foundation

/// What a class of views overrides of that which drawing, a layout by its layer, updates, its making, and touches
/// that look for recognizers would ask it for.
struct ContentOverrides: OptionSet, Sendable {
  let rawValue: UInt8

  /// `draw(_:)`.
  static let draw = ContentOverrides(rawValue: 1)
  /// `layoutSublayers(of:)`, `display(_:)` or `draw(_:in:)` of layers, `layer` or `layerClass`.
  static let layers = ContentOverrides(rawValue: 2)
  /// `frame`, which hears of the frame that a view is made with.
  static let frame = ContentOverrides(rawValue: 8)
  /// `layoutSubviews`.
  static let layout = ContentOverrides(rawValue: 16)
  /// `updateProperties`.
  static let properties = ContentOverrides(rawValue: 32)
  /// `updateConstraints`.
  static let constraints = ContentOverrides(rawValue: 64)
  /// `gestureRecognizers`.
  static let recognizers = ContentOverrides(rawValue: 128)
  static let all: ContentOverrides = [
    .draw, .layers, .frame, .layout, .properties, .constraints, .recognizers,
  ]
  /// A class outside of this module.
  static let foreign = ContentOverrides(rawValue: 4)
}

/// Knows of a class of views whether it draws, has to do with layers, or hears of its frame, by its method table,
/// as `MethodTables` does of hit testing.
///
/// Views of all other classes are spared what that takes; those of this module don't draw, whatever they override.
/// Where tables can't be read, every class outside of it counts as overriding everything.
@MainActor enum ContentTables {
  private static let reading = MethodReading(
    plain: ContentProbes.Plain.self, base: UIView.self, singles: ContentProbes.singles,
    examples: ContentProbes.examples, all: .all
  ) { $0 == .recognizers ? [UIView.self, UIScrollView.self] : [UIView.self] }

  static func overrides(of type: UIView.Type) -> ContentOverrides {
    if TypeName.whole(type).hasPrefix("HeadlessUIKit.") { return [] }
    let found = (reading?.overrides(of: type) ?? .all).union(.foreign)
    // An image view shows its image, and never asks a subclass to draw.
    return type is UIImageView.Type ? found.subtracting(.draw) : found
  }

  /// Whether the self-test succeeded.
  static var areReadable: Bool { reading != nil }
}

/// Classes that override one thing each, and others by which to check what was found.
@MainActor private enum ContentProbes {
  #if canImport(Darwin)
    static let singles: [(UIView.Type, ContentOverrides)] = [
      (Draws.self, .draw), (Moves.self, .frame), (Places.self, .layout), (Sets.self, .properties),
      (Constrains.self, .constraints), (Recognizes.self, .recognizers),
    ]
    static let examples: [(UIView.Type, ContentOverrides)] = [(UIView.self, []), (Plain.self, [])]
  #else
    static let singles: [(UIView.Type, ContentOverrides)] = [
      (Draws.self, .draw), (LaysOut.self, .layers), (HasLayer.self, .layers), (HasClass.self, .layers),
      (Displays.self, .layers), (DrawsLayer.self, .layers), (WillDraw.self, .layers), (Moves.self, .frame),
      (Places.self, .layout), (Sets.self, .properties), (Constrains.self, .constraints),
      (Recognizes.self, .recognizers),
    ]
    static let examples: [(UIView.Type, ContentOverrides)] = [
      (UIView.self, []), (Plain.self, []), (DrawsOften.self, [.draw, .layers]), (Inherits.self, .draw),
      (Adds.self, [.draw, .layers]),
      (Elsewhere.self, []), (Generic<Int>.self, .draw), (Observes.self, .frame),
    ]

    class LaysOut: UIView {
      override func layoutSublayers(of layer: CALayer) {}
    }
    class Displays: UIView {
      override func display(_ layer: CALayer) {}
    }
    class DrawsLayer: UIView {
      override func draw(_ layer: CALayer, in ctx: CGContext) {}
    }
    class WillDraw: UIView {
      override func layerWillDraw(_ layer: CALayer) {}
    }
    class HasLayer: UIView {
      override var layer: CALayer { CALayer() }
    }
    class HasClass: UIView {
      override class var layerClass: AnyClass { CALayer.self }
    }
    final class Inherits: Draws {}
    final class DrawsOften: Draws {
      override func draw(_ layer: CALayer, in ctx: CGContext) {}
    }
    final class Adds: Draws {
      override func layoutSublayers(of layer: CALayer) {}
    }
    final class Elsewhere: UIView {
      override func setNeedsLayout() {}
      override func setNeedsDisplay() {}
    }
    final class Observes: UIView {
      override var frame: CGRect { didSet {} }
    }
    class Generic<Content>: UIView {
      override func draw(_ rect: CGRect) {}
    }
  #endif

  class Plain: UIView {}
  class Moves: UIView {
    override var frame: CGRect {
      get { .zero }
      set {}
    }
  }
  class Draws: UIView {
    override func draw(_ rect: CGRect) {}
  }
  class Places: UIView {
    override func layoutSubviews() {}
  }
  class Sets: UIView {
    override func updateProperties() {}
  }
  class Constrains: UIView {
    override func updateConstraints() {}
  }
  class Recognizes: UIView {
    override var gestureRecognizers: [UIGestureRecognizer]? {
      get { nil }
      set {}
    }
  }
}
