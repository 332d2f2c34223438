import UIKit

/// A library of books: a shelf of covers that scrolls across, and below it a list of titles in rows as high as their text.
/// A title that is tapped goes to the top, and the header shrinks as the content scrolls.
final class LibraryViewController: UIViewController, UICollectionViewDelegate {
  enum Section: Int, CaseIterable {
    case covers, titles
  }

  struct Book: Hashable, Sendable {
    let id: Int
    var title: String
    var isCover: Bool
  }

  private(set) var books: [Book]
  private(set) var opened: [String] = []
  private(set) var headerScale: CGFloat = 1
  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
  private lazy var dataSource = makeDataSource()
  private var observation: NSKeyValueObservation?

  init(covers: Int, titles: [String]) {
    books = (0..<covers).map { Book(id: $0, title: "Cover \($0)", isCover: true) }
    books += titles.enumerated().map { Book(id: 1000 + $0.offset, title: $0.element, isCover: false) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.delegate = self
    collectionView.contentInsetAdjustmentBehavior = .never
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    observation = collectionView.observe(\.contentOffset, options: [.new]) { [weak self] _, change in
      guard let self, let offset = change.newValue else { return }
      self.headerScale = max(0.5, 1 - max(0, offset.y) / 400)
    }
    apply(animated: false)
  }

  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .covers:
        let item = NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .absolute(150), heightDimension: .absolute(200)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        return section
      case .titles, nil:
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        return .list(using: configuration, layoutEnvironment: environment)
      }
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Book> {
    let cover = UICollectionView.CellRegistration<UICollectionViewCell, Book> { cell, _, book in
      cell.contentView.backgroundColor = .systemIndigo
      cell.accessibilityIdentifier = book.title
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Book> { [weak self] cell, _, book in
      var content = cell.defaultContentConfiguration()
      content.text = book.title
      cell.contentConfiguration = content
      cell.accessories = [
        .detail(actionHandler: { self?.remove(book) })
      ]
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, book in
      book.isCover
        ? collectionView.dequeueConfiguredReusableCell(using: cover, for: indexPath, item: book)
        : collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: book)
    }
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Book>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(books.filter(\.isCover), toSection: .covers)
    snapshot.appendItems(books.filter { !$0.isCover }, toSection: .titles)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func remove(_ book: Book) {
    books.removeAll { $0 == book }
    apply(animated: true)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let book = dataSource.itemIdentifier(for: indexPath) else { return }
    opened.append(book.title)
    guard !book.isCover else { return }
    books.removeAll { $0 == book }
    books.insert(book, at: books.firstIndex { !$0.isCover } ?? books.endIndex)
    apply(animated: true)
  }
}
