import Foundation

/// A cell's content view, what UIKit puts into it, and where it stands. The sizes are ours.
@MainActor final class CellParts {
  private var plain: UITableViewCellContentView?
  private let configured = ConfiguredContent()
  private var content: UIView? { configured.view ?? plain }
  private var text: UILabel?
  private var detail: UILabel?
  private var image: UIImageView?
  private var button: CellAccessoryButton?
  private let controls = RowControls()

  // MARK: Making

  func contentView(of cell: UITableViewCell) -> UIView {
    if let content { return content }
    let made = UITableViewCellContentView(frame: cell.bounds)
    made.sideMargins = sides.margins
    plain = made
    cell.addSubview(made)
    stack(behindContentOf: cell)
    return made
  }

  func isContent(_ view: UIView) -> Bool { view === content }

  func textLabel(in content: UIView) -> UILabel { part(&text, in: content, UILabel()) }
  func detailLabel(in content: UIView) -> UILabel { part(&detail, in: content, UILabel()) }
  func imageView(in content: UIView) -> UIImageView { part(&image, in: content, UIImageView()) }

  private func part<Part: UIView>(
    _ known: inout Part?, in content: UIView, _ make: @autoclosure () -> Part
  ) -> Part {
    if let known { return known }
    let made = make()
    known = made
    content.addSubview(made)
    content.superview?.setNeedsLayout()
    return made
  }

  /// The view of a configuration takes the content view's place.
  func show(_ configuration: (any UIContentConfiguration)?, in cell: UITableViewCell) {
    let old = content
    if configured.show(configuration) {
      if old !== content { old?.removeFromSuperview() }
      if let content {
        content.frame = old?.frame ?? cell.bounds
        cell.addSubview(content)
        stack(behindContentOf: cell)
      }
    }
    cell.setNeedsLayout()
  }

  // MARK: State

  /// The backgrounds, rearmost, in the order in which they show.
  func stack(behindContentOf cell: UITableViewCell) {
    let several =
      (cell.superview as? UITableView)?.allowsSeveral == true ? cell.multipleSelectionBackgroundView : nil
    let selected = cell.isSelected || cell.isHighlighted ? several ?? cell.selectedBackgroundView : nil
    for view in [cell.selectedBackgroundView, cell.multipleSelectionBackgroundView] where view !== selected {
      view?.removeFromSuperview()
    }
    if let selected { cell.insertSubview(selected, at: 0) }
    if let background = cell.backgroundView { cell.insertSubview(background, at: 0) }
  }

  func highlightContent(_ isHighlighted: Bool) {
    if let content { highlight(content, isHighlighted) }
  }

  private func highlight(_ view: UIView, _ isHighlighted: Bool) {
    for child in view.subviews {
      switch child {
      case let control as UIControl where !control.isTracking: control.isHighlighted = isHighlighted
      case let label as UILabel: label.isHighlighted = isHighlighted
      case let image as UIImageView: image.isHighlighted = isHighlighted
      default: break
      }
      highlight(child, isHighlighted)
    }
  }

  // MARK: Layout

  /// As its table has it.
  private(set) var sides = CellSides()

  func keep(_ sides: CellSides, in cell: UITableViewCell?) {
    guard sides != self.sides else { return }
    let areMarginsOthers = sides.margins != self.sides.margins
    self.sides = sides
    plain?.sideMargins = sides.margins
    if areMarginsOthers { cell?.usualMarginsDidChange() }
    cell?.setNeedsLayout()
  }

  func layOut(_ cell: UITableViewCell) {
    let bounds = cell.bounds
    cell.backgroundView?.frame = bounds
    cell.selectedBackgroundView?.frame = bounds
    cell.multipleSelectionBackgroundView?.frame = bounds
    let end = bounds.width - sides.clear.right - layOutAccessory(of: cell) - controls.trailingWidth(of: cell)
    let start = min(sides.clear.left + controls.leadingWidth(of: cell), bounds.width)
    let content = contentView(of: cell)
    defer { controls.layOut(cell, within: bounds.inset(by: sides.clear)) }
    let indent = CGFloat(cell.indentationLevel) * cell.indentationWidth
    let room = CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height)
    content.frame = cell.byReading(room)
    if let shown = configured.view {
      (shown as? UIListContentView)?.rowReadsFromTheRight = cell.rowReadsFromTheRight
      return
    }
    layOutLabels(of: cell, in: content.bounds.insetBy(dx: TableMetrics.margin, dy: 0), from: indent)
  }

  /// Whether a text may break its lines.
  private var hasLines: Bool { [text, detail].contains { $0 != nil && $0?.numberOfLines != 1 } }

  /// What labels of several lines need at that width of the cell; nil where each is of one line.
  func heightOfWords(in cell: UITableViewCell, at width: CGFloat) -> CGFloat? {
    guard configured.view == nil, hasLines else { return nil }
    let indent = CGFloat(cell.indentationLevel) * cell.indentationWidth
    var room = width - widthBeside(of: cell) - 2 * TableMetrics.margin - indent
    if image?.image != nil { room -= TableMetrics.rowHeight + TableMetrics.margin }
    return shares(of: cell, in: max(0, room)).height(padding: 0) + 2 * TableMetrics.textPadding
  }

  /// What the labels have of the content's width, as the style says (V1066).
  private func shares(of cell: UITableViewCell, in width: CGFloat) -> TextShares {
    let padding = TableMetrics.textGap
    return switch cell.style {
    case .value1: .beside(text, detail, padding: padding, in: width)
    case .value2: .inColumns(text, detail, padding: padding, in: width)
    case .default, .subtitle: .stacked(text, detail, in: width)
    }
  }

  private func layOutLabels(of cell: UITableViewCell, in area: CGRect, from indent: CGFloat) {
    guard !area.isNull else { return }
    func place(_ view: UIView?, _ box: CGRect) {
      view?.frame = cell.rowReadsFromTheRight ? box.mirrored(in: area) : box
    }
    var rest = CGRect(
      x: area.minX + indent, y: 0, width: max(0, area.width - indent), height: area.height)
    if let image {
      let side = min(rest.height, rest.width, hasLines ? TableMetrics.rowHeight : .infinity)
      place(image, CGRect(x: rest.minX, y: 0, width: image.image == nil ? 0 : side, height: rest.height))
      if image.image != nil {
        rest = rest.divided(atDistance: side + TableMetrics.margin, from: .minXEdge).remainder
      }
    }
    guard let detail else {
      return place(text, rest)
    }
    let shares = shares(of: cell, in: rest.width)
    guard !shares.areSideBySide else {
      for (label, share) in [(text, shares.first), (detail, shares.second)] {
        place(label, CGRect(x: rest.minX + share.start, y: 0, width: share.width, height: rest.height))
      }
      return
    }
    let share = hasLines ? (rest.height + shares.first.height - shares.second.height) / 2 : rest.height / 2
    let (upper, lower) = rest.divided(atDistance: share, from: .minYEdge)
    place(text, upper)
    place(detail, lower)
  }

  /// How much of the cell's width isn't the content's.
  func widthBeside(of cell: UITableViewCell) -> CGFloat {
    accessoryWidth(of: cell) + controls.leadingWidth(of: cell) + controls.trailingWidth(of: cell)
      + sides.clear.left + sides.clear.right
  }

  private func accessory(of cell: UITableViewCell) -> (view: UIView?, type: UITableViewCell.AccessoryType) {
    cell.isEditing
      ? (cell.editingAccessoryView, cell.editingAccessoryType) : (cell.accessoryView, cell.accessoryType)
  }

  /// How much of the cell's width the accessory takes.
  private func accessoryWidth(of cell: UITableViewCell) -> CGFloat {
    let (view, type) = accessory(of: cell)
    if let view { return view.bounds.width + TableMetrics.margin }
    return switch type {
    case .none: 0
    case .detailButton, .detailDisclosureButton: TableMetrics.accessoryButton
    case .disclosureIndicator, .checkmark: TableMetrics.accessoryMark + TableMetrics.margin
    }
  }

  /// Answers how much of the cell's width it takes.
  private func layOutAccessory(of cell: UITableViewCell) -> CGFloat {
    var bounds = cell.bounds
    bounds.size.width = max(0, bounds.width - sides.clear.right - controls.trailingWidth(of: cell))
    let (view, type) = accessory(of: cell)
    let hasButton = view == nil && [.detailButton, .detailDisclosureButton].contains(type)
    let other = cell.isEditing ? cell.accessoryView : cell.editingAccessoryView
    if let other, other !== view, other.superview === cell { other.removeFromSuperview() }
    if !hasButton {
      button?.removeFromSuperview()
      button = nil
    }
    if let view {
      if view.superview !== cell { cell.addSubview(view) }
      let size = view.bounds.size
      let box = CGRect(
        x: bounds.maxX - TableMetrics.margin - size.width, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
      view.frame = cell.byReading(box)
      return accessoryWidth(of: cell)
    }
    guard hasButton else { return accessoryWidth(of: cell) }
    let shown = button ?? CellAccessoryButton(of: cell)
    button = shown
    cell.addSubview(shown)
    let width = TableMetrics.accessoryButton
    shown.frame = cell.byReading(CGRect(x: bounds.maxX - width, y: 0, width: width, height: bounds.height))
    return width
  }
}

/// None takes no room.
extension Optional: RowText where Wrapped: RowText {
  func size(within width: CGFloat?) -> CGSize { self?.size(within: width) ?? .zero }
  var breaksLines: Bool { self?.breaksLines ?? false }
}

extension UILabel: RowText {
  func size(within width: CGFloat?) -> CGSize {
    guard let width else { return contentSize(within: nil) }
    return sizeThatFits(CGSize(width: max(1, width), height: 0))
  }
  var breaksLines: Bool { numberOfLines != 1 }
}

/// The detail button at a cell's trailing side.
final class CellAccessoryButton: UIButton {
  convenience init(of cell: UITableViewCell) {
    self.init(frame: .zero)
    addAction(
      UIAction(title: "accessory") { [weak cell] _ in cell.map { $0.accessoryAction($0) } }, for: .touchUpInside)
  }
}
