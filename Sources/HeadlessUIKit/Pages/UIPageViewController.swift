public import Foundation

/// One controller of a row, which a finger turns to the next or the one before.
///
/// Pages of the scrolling style are in a scroll view with paging, the first of the view's subviews; its delegate is
/// the application's to set. Neighbours are asked for when a page has come to rest. Where the view reads from the
/// right, fingers find the next page at the left; the direction that code names is a side of the screen all the
/// same. Curling pages change by code alone: a warning in the trace says so.
///
/// Where the data source says how many pages there are, a page control stands below those that scroll from side to
/// side, the second of the view's subviews.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipageviewcontroller>
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Hears of pages that fingers turn. Not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Knows the neighbours; without one no finger turns a page. Not retained.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      pages.askForNeighbours()
      pages.indicator.ask()
    }
  }
  /// How pages are turned.
  open private(set) var transitionStyle: TransitionStyle
  /// Along which axis.
  open private(set) var navigationOrientation: NavigationOrientation
  /// Kept: pages have one side.
  open var isDoubleSided = false
  /// None: pages stand one by one.
  open var spineLocation: SpineLocation { transitionStyle == .scroll ? .none : .min }
  /// None: the scroll view has its own.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  private(set) lazy var pages = PageRow(of: self)
  let spacing: CGFloat

  /// - Parameter options: the space between pages, in points, counts; the spine doesn't.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let space = options?[.interPageSpacing]
    spacing =
      (space as? CGFloat) ?? (space as? Double).map { CGFloat($0) } ?? (space as? Int).map { CGFloat($0) } ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  /// Curling, from side to side.
  public override convenience init(nibName: String?, bundle: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Curling, as UIKit's. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spacing) = (.pageCurl, .horizontal, 0)
    super.init(coder: coder)
  }

  open override func loadView() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(pages.scroller)
    container.arrange = { [weak self] in self?.pages.arrange() }
    pages.place(in: container.bounds)
    view = container
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if transitionStyle == .pageCurl {
      Decisions.tell(.warns(self, "curling pages are not modelled: they change by code alone"))
    }
  }

  /// A turn that is on its way comes to its end before the pages go with this controller.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pages.comeToRest()
  }

  override var childThatShows: UIViewController? { pages.shown }
  /// The one that shows, or that code has set last; empty where there is none.
  open var viewControllers: [UIViewController]? { pages.shown.map { [$0] } ?? [] }

  /// Shows the first of them: animated within the scroll view's time, from the side that the direction says; else,
  /// and where none showed before, it has come when the call returns, and the completion has been called. One that
  /// is overtaken by another call before its end hears so: its completion is called with false. The delegate hears
  /// nothing of it. Traps where there is none in the array, or more than can show, as UIKit does.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if let viewControllers {
      let most = transitionStyle == .scroll ? 1 : 2
      precondition(
        (1...most).contains(viewControllers.count),
        "\(type(of: self)): \(viewControllers.count) controllers, and at most \(most) can show")
    }
    pages.show(
      PageTurn(
        page: viewControllers?.first, direction: direction, isAnimated: animated, completion: completion))
    pages.indicator.ask()
  }

  /// How pages are turned. Raw values are UIKit's.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// Along which axis pages stand. Raw values are UIKit's.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// Which way pages go. Raw values are UIKit's.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// Where curling pages are bound; kept. Raw values are UIKit's.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  /// What a page controller is made with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

/// Knows the neighbours of pages, and how many there are.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource>
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Nil for the first page.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Nil for the last page.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots a page control below the pages has, which there is where both this and the first dot are
  /// answered, and pages scroll from side to side. Asked for when code sets a page, and for the turns of no finger.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the page that code has set, counted from 0. What fingers turn then, the page control follows.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    DefaultAnswers.give(0, for: self)
  }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    DefaultAnswers.give(0, for: self)
  }
}

/// Hears of pages that fingers turn. Every method is optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate>
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A neighbour comes into sight.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Pages have come to rest: on another one, or on the same.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Never asked: pages have no spine.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// Never asked: nothing turns.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  /// Never asked: nothing turns.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { DefaultAnswers.give(.min, for: self) }
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask {
    DefaultAnswers.give(pageViewController.supportedInterfaceOrientations, for: self)
  }
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation {
    DefaultAnswers.give(pageViewController.preferredInterfaceOrientationForPresentation, for: self)
  }
}
