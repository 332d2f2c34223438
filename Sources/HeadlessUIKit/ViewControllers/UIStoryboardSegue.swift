public import Foundation

/// A way from one controller to another. Storyboards are not modelled: code makes segues, and performs them.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uistoryboardsegue>
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// What it is found by.
  open private(set) var identifier: String?
  /// Where it begins.
  open var source: UIViewController { ends.source }
  /// Where it leads.
  open var destination: UIViewController { ends.destination }
  private let ends: (source: UIViewController, destination: UIViewController)
  private let handler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    ends = (source, destination)
    handler = nil
    super.init()
  }

  /// What performing it does.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    ends = (source, destination)
    handler = performHandler
    super.init()
  }

  /// Runs the handler; without one it shows the destination.
  open func perform() {
    if let handler { handler() } else { source.show(destination, sender: source) }
  }
}

/// A way back; none is made, since storyboards are not modelled.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource>
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  private override init() { super.init() }
  /// Who asked for it.
  open var sender: Any? { nil }
}
