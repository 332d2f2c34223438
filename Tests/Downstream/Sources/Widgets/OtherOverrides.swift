import UIKit

/// Overrides what less is overridden in apps, and takes whole files along where it is missing: that it compiles is
/// what these are for.
public final class StatedCell: UITableViewCell {
  public private(set) var heard: [String] = []
  public override func willTransition(to state: UITableViewCell.StateMask) {
    super.willTransition(to: state)
    if state.contains(.showingDeleteConfirmation) { heard.append("delete") }
  }
  public override func didTransition(to state: UITableViewCell.StateMask) { super.didTransition(to: state) }
}

public final class LinedCell: UICollectionViewListCell {
  private let label = UILabel()
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor).isActive = true
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class IndexedSource: UICollectionViewDiffableDataSource<Int, String> {
  override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }
  override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}

final class ReplacedView: UIView {
  override func awakeAfter(using coder: NSCoder) -> Any? { self }
  override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
  override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
  override var preferredFocusedView: UIView? { nil }
  override func toggleBoldface(_ sender: Any?) {}
  override func increaseSize(_ sender: Any?) {}
}

final class SideController: UIViewController, UINavigationBarDelegate, UIToolbarDelegate {
  private let model = PageModel()
  private var tokens: [NSKeyValueObservation] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    tokens.append(
      model.observe(\.title, options: [.new]) { [weak self] model, _ in
        self?.title = model.title
      })
    UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -1000, vertical: 0), for: .default)
    navigationItem.backAction = UIAction { _ in }
  }
  override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { UITraitCollection(horizontalSizeClass: .compact) }
  func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}

final class PageModel: NSObject { var title = "" }

final class BlinkAnimation: CABasicAnimation {
  let count: Int
  init(count: Int) {
    self.count = count
    super.init()
    keyPath = "opacity"
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class ShadowLayer: CALayer {
  override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
  override func value(forKey key: String) -> Any? { super.value(forKey: key) }
}

/// Properties that can only be read, overridden with a narrower type.
final class PagesController: UIViewController {
  final class Tile: UICollectionViewCell { override var reuseIdentifier: String { "tile" } }
  final class Searched: UISearchController {
    override var searchResultsController: UITableViewController? {
      super.searchResultsController as? UITableViewController
    }
  }
  final class Choice: UIAlertAction { override var title: String? { super.title?.uppercased() } }
  final class Way: UIStoryboardSegue {
    override var destination: PagesController { super.destination as? PagesController ?? PagesController() }
  }
  final class Sheet: UIPresentationController {
    override var presentedViewController: UIViewController { super.presentedViewController }
  }
  override var parent: SideController? { super.parent as? SideController }
}

/// Changes of a list run before the call returns, and so name properties without `self`.
final class Shelf: UITableViewController {
  private var books = ["A", "B"]
  private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  func lend() {
    tableView.performBatchUpdates(
      {
        books.removeFirst()
        tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      }, completion: { _ in })
    grid.performBatchUpdates { books.removeAll() }
    grid.performBatchUpdates(nil) { _ in }
    let optional: (() -> Void)? = nil
    tableView.performBatchUpdates(optional)
  }
}

/// Hears of every batch, however it is asked for.
final class CountedList: UITableView {
  var batches = 0
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batches += 1
    super.performBatchUpdates(updates, completion: completion)
  }
}
