/// The methods that UIKit calls to have something brought up to date, and calls again when something changes that
/// they read.
enum UpdateKind: CaseIterable, Sendable {
  case properties, constraints, willLayout, layout, didLayout, display, configuration, unavailableContent
}

extension UpdateKind {
  /// By what a class of views has such a method of its own.
  fileprivate var overrides: ContentOverrides {
    switch self {
    case .properties: .properties
    case .constraints: .constraints
    // A layer that lays out or draws may be anybody's.
    case .willLayout, .layout, .didLayout: [.layout, .layers]
    case .display: [.draw, .layers]
    case .configuration, .unavailableContent: .foreign
    }
  }
}

/// Whoever has such methods.
@MainActor protocol Updated: AnyObject, Sendable {
  var traitCollection: UITraitCollection { get }
  /// Has the method called in its turn.
  func needsUpdate(_ kind: UpdateKind)
}

extension UIView: Updated {
  func needsUpdate(_ kind: UpdateKind) {
    switch kind {
    case .properties: setNeedsUpdateProperties()
    case .constraints: setNeedsUpdateConstraints()
    case .willLayout, .layout, .didLayout: setNeedsLayout()
    case .display: setNeedsDisplay()
    case .configuration: awaitConfiguration()
    case .unavailableContent: break
    }
  }

  /// Calls one of them. What nobody overrides reads nothing that it would have to be called again for.
  @inline(__always) final func update(_ kind: UpdateKind, _ call: () -> Void) {
    if contentOverrides.isDisjoint(with: kind.overrides) { call() } else { UpdatePass.run(kind, of: self, call) }
  }
}

extension UIViewController: Updated {
  func needsUpdate(_ kind: UpdateKind) {
    switch kind {
    case .properties: setNeedsUpdateProperties()
    case .unavailableContent: setNeedsUpdateContentUnavailableConfiguration()
    default: viewIfLoaded?.needsUpdate(kind)
    }
  }

  final func update(_ kind: UpdateKind, _ call: () -> Void) { UpdatePass.run(kind, of: self, call) }
}

extension UIPresentationController: Updated {
  func needsUpdate(_ kind: UpdateKind) { containerView?.needsUpdate(kind) }

  final func update(_ kind: UpdateKind, _ call: () -> Void) { UpdatePass.run(kind, of: self, call) }
}
