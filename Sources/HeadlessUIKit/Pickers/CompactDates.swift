import Foundation

/// A date picker in little room: buttons with the date and the time. The places are ours (W19).
///
/// Beside them fingers reach the picker itself. Code that looks for the grey behind the buttons, to hide it, finds
/// a view where that is on a device, two levels down.
final class CompactDates: UIView, DateFace {
  private weak var picker: UIDatePicker?
  private let buttons: [DateButton]
  private let row = UIView()

  private enum Size {
    static let height: CGFloat = 34
    static let gap: CGFloat = 6
  }

  private static func parts(of mode: UIDatePicker.Mode) -> [DateButton.Part] {
    switch mode {
    case .date: [.date]
    case .time: [.time]
    default: [.date, .time]
    }
  }

  /// As wide as the buttons side by side.
  static func size(of mode: UIDatePicker.Mode) -> CGSize {
    let parts = parts(of: mode)
    let width = parts.reduce(Size.gap * CGFloat(parts.count - 1)) { $0 + $1.usualWidth }
    return CGSize(width: width, height: Size.height)
  }

  init(of picker: UIDatePicker) {
    self.picker = picker
    buttons = Self.parts(of: picker.datePickerMode).map { DateButton($0, of: picker) }
    super.init(frame: .zero)
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(row)
    row.putInside()
    for button in buttons { row.addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ date: Date, animated: Bool) {
    for button in buttons { button.show(date, animated: animated) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === row ? nil : hit
  }

  /// Where the picker aligns its content; in less room than they need they share it.
  override func layoutSubviews() {
    super.layoutSubviews()
    let gaps = Size.gap * CGFloat(buttons.count - 1)
    let wanted = buttons.reduce(0) { $0 + $1.part.usualWidth }
    let free = bounds.width - gaps - wanted
    let alignment = picker?.effectiveContentHorizontalAlignment ?? .center
    let scale = free < 0 || alignment == .fill ? max(0, bounds.width - gaps) / wanted : 1
    var x: CGFloat =
      switch alignment {
      case .left, .leading, .fill: 0
      case .right, .trailing: max(0, free)
      default: max(0, free) / 2
      }
    row.frame = bounds
    let height = min(Size.height, bounds.height)
    for button in readsFromTheRight ? buttons.reversed() : buttons {
      let width = button.part.usualWidth * scale
      button.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
      x += width + Size.gap
    }
  }
}
