import UIKit

/// A cell around any view.
final class ContainerCell<Content: UIView>: UITableViewCell {
  let content = Content()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    content.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: contentView.topAnchor),
      content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A list of books under a navigation bar, each of which opens.
final class BookListViewController: UITableViewController {
  var books = (1...40).map { "Book \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    clearsSelectionOnViewWillAppear = false
    tableView.register(ContainerCell<UILabel>.self, forCellReuseIdentifier: "book")
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (self: BookListViewController, _: UITraitCollection) in
      self.tableView.reloadData()
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let selected = tableView.indexPathForSelectedRow else { return }
    if let coordinator = transitionCoordinator {
      coordinator.animate(alongsideTransition: { [tableView] _ in
        tableView?.deselectRow(at: selected, animated: true)
      }) { [tableView] context in
        if context.isCancelled {
          tableView?.selectRow(at: selected, animated: false, scrollPosition: .none)
        }
      }
    } else {
      tableView.deselectRow(at: selected, animated: animated)
    }
  }

  var isAtTop: Bool { tableView.contentOffset.y <= -tableView.adjustedContentInset.top }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { books.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    (cell as? ContainerCell<UILabel>)?.content.text = books[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let reader = ReaderViewController()
    navigationController?.pushViewController(reader, animated: true)
    reader.book = books[indexPath.row]
  }
}

/// Shows the book that it was given.
final class ReaderViewController: UIViewController {
  var book: String!
  let toolbar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = book.uppercased()
    toolbar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(toolbar)
    NSLayoutConstraint.activate([
      toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      toolbar.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}
