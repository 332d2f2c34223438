/// The ways to show a controller, of which a class overrides some.
struct ShowingOverrides: OptionSet, Sendable {
  let rawValue: UInt8

  static let show = ShowingOverrides(rawValue: 1 << 0)
  static let showDetail = ShowingOverrides(rawValue: 1 << 1)

  /// What the action of that name stands for; nothing of all others.
  init(_ action: Selector) {
    self =
      switch action.description {
      case "showViewController:sender:", "show(_:sender:)": .show
      case "showDetailViewController:sender:", "showDetailViewController(_:sender:)": .showDetail
      default: []
      }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The name of one of them.
  var action: Selector { self == .show ? "showViewController:sender:" : "showDetailViewController:sender:" }
}

/// Knows of a class of controllers which ways to show others it overrides, by its method table, as `MethodTables`
/// knows of views. Where tables can't be read, those of containers are known to.
@MainActor enum ShowingTables {
  private static var known: [ObjectIdentifier: ShowingOverrides] = [:]
  private static let reading = MethodReading(
    plain: Plain.self, base: UIViewController.self,
    singles: [(Shows.self, .show), (ShowsDetail.self, .showDetail)],
    examples: [
      (UINavigationController.self, .show), (UISplitViewController.self, ShowingOverrides([.show, .showDetail])),
    ],
    all: ShowingOverrides()
  ) { _ in [UIViewController.self] }

  static func overrides(of type: UIViewController.Type) -> ShowingOverrides {
    if let known = known[ObjectIdentifier(type)] { return known }
    let found = reading?.overrides(of: type) ?? ofContainers(type)
    known[ObjectIdentifier(type)] = found
    return found
  }

  private static func ofContainers(_ type: UIViewController.Type) -> ShowingOverrides {
    if type is UISplitViewController.Type { return [.show, .showDetail] }
    return type is UINavigationController.Type ? .show : []
  }

  private class Plain: UIViewController {}
  private class Shows: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {}
  }
  private class ShowsDetail: UIViewController {
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  }
}
