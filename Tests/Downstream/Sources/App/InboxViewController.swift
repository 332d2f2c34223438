import UIKit

struct Message {
  var subject: String
  var isStarred = false
  var isRead = false
}

@MainActor protocol MessageCellDelegate: AnyObject {
  func messageCellDidToggleStar(_ cell: MessageCell)
  func messageCellDidArchive(_ cell: MessageCell)
}

/// A message with a star to press, which a swipe to the left slides away.
final class MessageCell: UITableViewCell {
  static let reuseIdentifier = "MessageCell"

  weak var delegate: MessageCellDelegate?
  private let subjectLabel = UILabel()
  private let starButton = UIButton(type: .custom)
  private let card = UIView()
  private var startCenter = CGPoint.zero

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    card.backgroundColor = .white
    contentView.addSubview(card)
    card.addSubview(subjectLabel)
    card.addSubview(starButton)
    starButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.messageCellDidToggleStar(self)
      }, for: .touchUpInside)

    let pan = UIPanGestureRecognizer()
    pan.delegate = self
    pan.act { [weak self] in self?.pan($0) }
    card.addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    delegate = nil
    card.alpha = 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = contentView.bounds.insetBy(dx: 0, dy: 1)
    starButton.frame = CGRect(x: card.bounds.maxX - 52, y: 0, width: 44, height: card.bounds.height)
    subjectLabel.frame = card.bounds.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 60))
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    card.alpha = highlighted ? 0.6 : 1
  }

  func show(_ message: Message) {
    subjectLabel.text = message.subject
    starButton.isSelected = message.isStarred
  }

  // Only sideways: up and down is the table's, whose pan asks the cells too.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view === card else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let way = pan.translation(in: self)
    return abs(way.x) > abs(way.y)
  }

  private func pan(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
    switch pan.state {
    case .began:
      startCenter = card.center
    case .changed:
      card.center = CGPoint(x: startCenter.x + min(0, pan.translation(in: self).x), y: startCenter.y)
    case .ended where pan.translation(in: self).x < -bounds.width / 3:
      delegate?.messageCellDidArchive(self)
    default:
      card.center = startCenter
    }
  }
}

final class InboxViewController: UITableViewController {
  private(set) var messages: [Message]
  private(set) var opened: [String] = []

  init(messages: [Message]) {
    self.messages = messages
    super.init(style: .plain)
    title = "Inbox"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 64
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.reuseIdentifier)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.compose() })
  }

  private func compose() {
    messages.insert(Message(subject: "Draft"), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: MessageCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? MessageCell {
      cell.delegate = self
      cell.show(messages[indexPath.row])
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    messages[indexPath.row].isRead = true
    opened.append(messages[indexPath.row].subject)
    let detail = UIViewController()
    detail.title = messages[indexPath.row].subject
    navigationController?.pushViewController(detail, animated: true)
  }
}

extension InboxViewController: MessageCellDelegate {
  func messageCellDidToggleStar(_ cell: MessageCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    messages[indexPath.row].isStarred.toggle()
    cell.show(messages[indexPath.row])
  }

  func messageCellDidArchive(_ cell: MessageCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    messages.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .left)
  }
}
