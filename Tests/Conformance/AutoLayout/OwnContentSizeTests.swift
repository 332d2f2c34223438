import Foundation
import HeadlessUIKit
import Testing

/// Rules W47 to W49: what texts and other views of an application's own classes ask for in a layout.
@MainActor @Suite("W: contents") struct OwnContentSizeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private final class Padded: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 20, height: size.height + 10)
    }
  }

  private final class Growing: UITextView {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width, height: max(90, size.height))
    }
  }

  /// In the upper left corner, and no wider than the root.
  private func show(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
  }

  @Test("W47 a label that overrides its content's size has that size, in one line and in several")
  func padded() {
    let (plain, padded) = (UILabel(), Padded())
    for label in [plain, padded] {
      label.text = "Ready"
      show(label)
    }
    #expect(padded.frame.width == plain.frame.width + 20 && padded.frame.height == plain.frame.height + 10)
    for label in [plain, padded] {
      (label.numberOfLines, label.text) = (0, "several words that fill more than one line of the root")
      root.layoutIfNeeded()
    }
    #expect(plain.frame.height > 30 && padded.frame.height == plain.frame.height + 10)
    #expect(padded.frame.width <= 200)
  }

  @Test("W47 a text view that overrides its content's size has that size")
  func growing() {
    let view = Growing()
    (view.isScrollEnabled, view.text) = (false, "few words")
    show(view)
    #expect(view.frame.height == 90)
    view.text = String(repeating: "many words ", count: 40)
    root.layoutIfNeeded()
    #expect(view.frame.height > 150 && view.frame.width <= 200)
  }

  @Test("W49 a content that is asked for its size may lay itself out, and say that it has another")
  func laysOut() {
    final class Fitted: UITableView {
      override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        invalidateIntrinsicContentSize()
      }
    }
    let (table, source, below) = (Fitted(), Rows(), UIView())
    (table.dataSource, table.rowHeight) = (source, 20)
    show(table)
    table.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    below.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(below)
    below.topAnchor.constraint(equalTo: table.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(table.frame.size == CGSize(width: 200, height: 60) && below.frame.minY == 60)
    source.count = 5
    table.reloadData()
    root.layoutIfNeeded()
    #expect(table.frame.height == 100 && below.frame.minY == 100)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var count = 3
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test("W48 a label is measured at its preferred width, in a layout and on its own")
  func preferred() {
    let label = UILabel()
    (label.numberOfLines, label.text) = (0, "several words that fill more than one line of the root")
    label.preferredMaxLayoutWidth = 80
    let asked = label.intrinsicContentSize
    #expect(asked.width <= 80 && asked.height > 60)
    #expect(label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == asked)
    show(label)
    #expect(label.frame.size == asked)
    label.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.width == 200 && label.frame.height == asked.height)
    label.preferredMaxLayoutWidth = 0
    root.layoutIfNeeded()
    #expect(label.frame.height < asked.height)
  }
}
