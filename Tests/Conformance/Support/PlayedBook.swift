import HeadlessUIKit

/// Pages of a played application that fingers turn, and code. Every second has none before the first.
final class PlayedBook: PlayedController, UIPageViewControllerDataSource {
  private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

  override func viewDidLoad() {
    super.viewDidLoad()
    app.books.add(self)
    pages.dataSource = self
    addChild(pages)
    pages.view.frame = view.bounds
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
    pages.setViewControllers([PlayedList(in: app)], direction: .forward, animated: false)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", primaryAction: UIAction { [weak self] _ in self?.turn() })
  }

  /// Turns the page by code; whoever asks hears once that it was turned, or not.
  func turn() {
    app.turns += 1
    pages.setViewControllers([PlayedList(in: app)], direction: .forward, animated: true) { [unowned app] _ in
      app.turns -= 1
    }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { number % 2 == 0 ? nil : PlayedList(in: app) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { PlayedList(in: app) }
}

/// Four pages side by side, with dots, that fingers turn, and code.
final class Strip: UIView, UIScrollViewDelegate {
  private let scroller = UIScrollView()
  private let dots = UIPageControl()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 120))
    scroller.frame = CGRect(x: 0, y: 0, width: 390, height: 90)
    scroller.contentSize = CGSize(width: 4 * 390, height: 90)
    scroller.isPagingEnabled = true
    scroller.delegate = self
    dots.frame = CGRect(x: 95, y: 90, width: 200, height: 30)
    dots.numberOfPages = 4
    dots.addAction(UIAction { [unowned self] _ in show(dots.currentPage) }, for: .valueChanged)
    addSubview(scroller)
    addSubview(dots)
  }
  required init?(coder: NSCoder) { nil }

  /// To the next page, and from the last one to the first.
  func goOn() { show((dots.currentPage + 1) % 4) }

  private func show(_ page: Int) {
    scroller.setContentOffset(CGPoint(x: CGFloat(page) * 390, y: 0), animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    dots.currentPage = Int((scrollView.contentOffset.x / 390).rounded())
  }
}
