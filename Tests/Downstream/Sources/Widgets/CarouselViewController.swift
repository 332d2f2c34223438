import UIKit

/// Pages side by side, as wide as the screen, with dots below.
final class CarouselViewController: UIViewController, UIScrollViewDelegate {
  private let pages: [UIView]
  private lazy var scrollView: UIScrollView = {
    let scrollView = UIScrollView()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    return scrollView
  }()
  private lazy var pageControl: UIPageControl = {
    let control = UIPageControl()
    control.numberOfPages = pages.count
    control.translatesAutoresizingMaskIntoConstraints = false
    control.addAction(UIAction { [weak self] _ in self?.scrollToCurrentPage() }, for: .valueChanged)
    return control
  }()
  private(set) var shownPages: [Int] = []
  var currentPage: Int { pageControl.currentPage }

  init(pages: [UIView]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    view.addSubview(pageControl)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safeArea.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: pageControl.topAnchor, constant: -8),
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pageControl.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
    ])
    var previous: UIView?
    for page in pages {
      page.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(page)
      NSLayoutConstraint.activate([
        page.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
        page.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        page.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        page.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
        page.leadingAnchor.constraint(
          equalTo: previous?.trailingAnchor ?? scrollView.contentLayoutGuide.leadingAnchor),
      ])
      previous = page
    }
    previous?.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor).isActive = true
  }

  private func scrollToCurrentPage() {
    let x = CGFloat(pageControl.currentPage) * scrollView.bounds.width
    scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0, scrollView.isDragging || scrollView.isDecelerating else { return }
    pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { shownPages.append(currentPage) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { scrollViewDidEndDecelerating(scrollView) }
  }
}
