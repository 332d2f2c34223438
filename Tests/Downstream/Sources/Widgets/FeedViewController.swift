import UIKit

/// News in a list, refreshed by a pull; a row that is held offers to be kept or hidden.
final class FeedViewController: UITableViewController, UIContextMenuInteractionDelegate {
  private(set) var news: [String]
  private(set) var refreshes = 0
  var loadMore: (@escaping ([String]) -> Void) -> Void = { $0([]) }

  init(news: [String]) {
    self.news = news
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "news")
    tableView.rowHeight = 60
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    refreshControl = control
  }

  private func refresh() {
    refreshes += 1
    loadMore { [weak self] new in
      guard let self else { return }
      news = new + news
      tableView.reloadData()
      refreshControl?.endRefreshing()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { news.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "news", for: indexPath)
    cell.textLabel?.text = news[indexPath.row]
    if cell.interactions.isEmpty { cell.addInteraction(UIContextMenuInteraction(delegate: self)) }
    return cell
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let cell = interaction.view as? UITableViewCell, let place = tableView.indexPath(for: cell) else {
      return nil
    }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let hide = UIAction(title: "Hide", attributes: .destructive) { [weak self] _ in
        self?.news.remove(at: place.row)
        self?.tableView.deleteRows(at: [place], with: .automatic)
      }
      return UIMenu(title: "", children: [UIAction(title: "Keep") { _ in }, hide])
    }
  }
}
