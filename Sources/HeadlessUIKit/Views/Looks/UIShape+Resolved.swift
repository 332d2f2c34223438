public import Foundation

extension UIShape {
  /// What a shape is for.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uishape-swift.struct/resolutioncontext>
  public struct ResolutionContext {
    /// The outline of that, whose rectangle shapes go by.
    public var contentShape: Resolved

    /// Not in UIKit, which makes them where something is pointed at: stands in for something of that rectangle.
    public init(contentRect: CGRect) {
      contentShape = Resolved(shape: .fixedRect(contentRect), form: .rounded(contentRect, Corners()))
    }
  }

  /// A shape's outline in what it is for.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uishape-swift.struct/resolved>
  public struct Resolved: Equatable {
    /// What it was worked out of.
    public let shape: UIShape
    let form: Form

    /// The rectangle around it.
    public var boundingRect: CGRect {
      switch form {
      case .rounded(let rect, _): rect
      case .path(let path): path.bounds
      }
    }
    /// The outline itself.
    public var path: UIBezierPath {
      switch form {
      case .rounded(let rect, let corners) where corners.radius > 0:
        UIBezierPath(
          roundedRect: rect, byRoundingCorners: corners.masked,
          cornerRadii: CGSize(width: corners.radius, height: corners.radius))
      case .rounded(let rect, _): UIBezierPath(rect: rect)
      case .path(let path): path
      }
    }

    /// The same, further inside, or outside where insets are negative; a path stays as it is.
    public func inset(by insets: UIEdgeInsets) -> Resolved {
      Resolved(shape: shape.inset(by: insets), form: form.inset(by: insets))
    }
    /// The same, so far inside, or outside where that is negative; a path stays as it is.
    public func inset(by amount: CGFloat) -> Resolved {
      inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
    }
  }

  struct Corners: Equatable, CustomStringConvertible {
    var radius: CGFloat = 0
    var curve = UICornerCurve.automatic
    var masked = UIRectCorner.allCorners

    var description: String { "\(curve) corners of \(radius)" }
  }

  /// An outline that is worked out.
  enum Form: Equatable {
    case rounded(CGRect, Corners)
    case path(UIBezierPath)

    static func capsule(in rect: CGRect) -> Form {
      .rounded(rect, Corners(radius: min(rect.width, rect.height) / 2))
    }
    static func circle(in rect: CGRect) -> Form {
      let width = min(rect.width, rect.height)
      return capsule(
        in: CGRect(x: rect.midX - width / 2, y: rect.midY - width / 2, width: width, height: width))
    }

    /// Round corners keep their middles, as far as the smallest of the insets goes (ours).
    func inset(by insets: UIEdgeInsets) -> Form {
      guard case .rounded(let rect, var corners) = self, insets != .zero else { return self }
      let inner = rect.inset(by: insets)
      if corners.radius > 0 {
        let nearest = min(insets.top, insets.left, insets.bottom, insets.right)
        corners.radius = max(0, min(corners.radius - nearest, inner.width / 2, inner.height / 2))
      }
      return .rounded(inner, corners)
    }
  }
}

extension UIShape.Resolved: CustomStringConvertible, CustomDebugStringConvertible {
  /// For people; the words are ours.
  public var description: String { "\(shape) in \(boundingRect)" }
  public var debugDescription: String { description }
}
