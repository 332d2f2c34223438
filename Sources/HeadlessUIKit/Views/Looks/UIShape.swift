public import Foundation

/// An outline, which is worked out in the rectangle of what it is for; nothing is drawn, and touches see the whole
/// rectangle.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uishape-swift.struct>
public struct UIShape: UIShapeProvider {
  private let outline: Outline
  /// Those of `inset(by:)`, all together.
  private var insets = UIEdgeInsets.zero

  private init(_ outline: Outline) { self.outline = outline }

  /// What the provider makes of the rectangle.
  public init(_ provider: some UIShapeProvider) { self.init(.provided(ShapeMaker(provider))) }

  /// With round ends.
  public static var capsule: UIShape { UIShape(.capsule) }
  /// Round, in the middle.
  public static var circle: UIShape { UIShape(.circle) }
  /// The rectangle.
  public static var rect: UIShape { UIShape(.rect(nil, Corners())) }
  /// The rectangle, with round corners.
  public static func rect(
    cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic, maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape { UIShape(.rect(nil, Corners(radius: cornerRadius, curve: cornerCurve, masked: maskedCorners))) }
  /// A rectangle of its own, with corners that may be round.
  public static func fixedRect(
    _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: UICornerCurve = .automatic,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape { UIShape(.rect(rect, Corners(radius: cornerRadius, curve: cornerCurve, masked: maskedCorners))) }
  /// A path of its own.
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path)) }

  /// The same, further inside, or outside where insets are negative; a path stays as it is.
  public func inset(by insets: UIEdgeInsets) -> UIShape {
    var shape = self
    shape.insets = self.insets + insets
    return shape
  }
  /// The same, so far inside, or outside where that is negative; a path stays as it is.
  public func inset(by amount: CGFloat) -> UIShape {
    inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
  }

  /// The outline in what it is for.
  public func resolve(in context: ResolutionContext) -> Resolved {
    let rect = context.contentShape.boundingRect
    let form =
      switch outline {
      case .rect(let own, let corners): Form.rounded(own ?? rect, corners).inset(by: insets)
      case .capsule: Form.capsule(in: rect.inset(by: insets))
      case .circle: Form.circle(in: rect.inset(by: insets))
      case .path(let path): Form.path(path)
      case .provided(let maker): maker.resolve(context).form.inset(by: insets)
      }
    return Resolved(shape: self, form: form)
  }

  /// What the outline is.
  private enum Outline: Equatable {
    /// - Parameter own: nil for that of what it is for.
    case rect(_ own: CGRect?, Corners)
    case capsule, circle
    case path(UIBezierPath)
    case provided(ShapeMaker)
  }
}

extension UIShape: CustomStringConvertible, CustomDebugStringConvertible {
  /// For people; the words are ours.
  public var description: String {
    let name =
      switch outline {
      case .rect(nil, let corners) where corners.radius == 0: "rect"
      case .rect(nil, let corners): "rect, \(corners)"
      case .rect(let own?, let corners) where corners.radius == 0: "rect \(own)"
      case .rect(let own?, let corners): "rect \(own), \(corners)"
      case .capsule: "capsule"
      case .circle: "circle"
      case .path(let path): "path in \(path.bounds)"
      case .provided(let maker): "\(maker.name)"
      }
    return "UIShape(\(name)\(insets == .zero ? "" : ", inset by \(insets)"))"
  }
  public var debugDescription: String { description }
}

/// What works a shape out of the rectangle of what it is for.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uishapeprovider-60loj>
public protocol UIShapeProvider: Equatable {
  /// The outline in what it is for.
  func resolve(in context: Context) -> Resolved
  /// What the shape is for.
  typealias Context = UIShape.ResolutionContext
  /// An outline.
  typealias Resolved = UIShape.Resolved
}

/// A provider of whichever type.
private struct ShapeMaker: Equatable {
  private let provider: any UIShapeProvider
  let resolve: (UIShape.ResolutionContext) -> UIShape.Resolved

  init(_ provider: some UIShapeProvider) { (self.provider, resolve) = (provider, { provider.resolve(in: $0) }) }

  var name: String { "\(provider)" }

  static func == (one: Self, other: Self) -> Bool {
    func isSame<Provider: UIShapeProvider>(_ provider: Provider) -> Bool { provider == other.provider as? Provider }
    return isSame(one.provider)
  }
}

/// How a corner is round. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicornercurve>
public enum UICornerCurve: Int, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  case automatic, circular, continuous

  /// Its name.
  public var description: String {
    switch self {
    case .automatic: "automatic"
    case .circular: "circular"
    case .continuous: "continuous"
    }
  }
  public var debugDescription: String { description }
}
