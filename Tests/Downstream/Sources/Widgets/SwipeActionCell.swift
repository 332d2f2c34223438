import UIKit

/// A row with an action behind it that a swipe to the left uncovers.
class SwipeActionCell: UITableViewCell {
  static let reuseIdentifier = String(describing: SwipeActionCell.self)
  let deleteButton = UIButton(type: .system)
  let card = UIView()
  let nameLabel = UILabel()
  let detailLabel = UILabel()
  var onDelete: (() -> Void)?
  private let panRecognizer = UIPanGestureRecognizer()
  private let actionWidth: CGFloat = 80
  private var cardLeading: NSLayoutConstraint!
  private var startConstant: CGFloat = 0
  var isUncovered: Bool { cardLeading.constant < 0 }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    setupViews()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setupViews() {
    deleteButton.setTitle("Delete", for: .normal)
    deleteButton.backgroundColor = .systemRed
    deleteButton.addAction(UIAction { [weak self] _ in self?.onDelete?() }, for: .touchUpInside)
    detailLabel.numberOfLines = 0
    let texts = UIStackView(arrangedSubviews: [nameLabel, detailLabel])
    texts.axis = .vertical
    texts.spacing = 2
    contentView.addSubview(deleteButton)
    contentView.addSubview(card)
    card.addSubview(texts)
    for view in [deleteButton, card, texts] { view.translatesAutoresizingMaskIntoConstraints = false }
    cardLeading = card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
    NSLayoutConstraint.activate([
      deleteButton.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      deleteButton.topAnchor.constraint(equalTo: contentView.topAnchor),
      deleteButton.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      deleteButton.widthAnchor.constraint(equalToConstant: actionWidth),
      cardLeading,
      card.widthAnchor.constraint(equalTo: contentView.widthAnchor),
      card.topAnchor.constraint(equalTo: contentView.topAnchor),
      card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      texts.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      texts.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
      texts.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
      texts.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
    ])
    panRecognizer.delegate = self
    panRecognizer.addHandler { [weak self] in self?.handlePan($0) }
    card.addGestureRecognizer(panRecognizer)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    cardLeading.constant = 0
    onDelete = nil
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: startConstant = cardLeading.constant
    case .changed: cardLeading.constant = max(-actionWidth, min(0, startConstant + pan.translation(in: self).x))
    case .ended, .cancelled:
      let opens = cardLeading.constant < -actionWidth / 2 || pan.velocity(in: self).x < -500
      cardLeading.constant = opens ? -actionWidth : 0
      UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
        self.contentView.layoutIfNeeded()
      }
    default: break
    }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panRecognizer else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    let velocity = panRecognizer.velocity(in: self)
    return abs(velocity.x) > abs(velocity.y)
  }
}
