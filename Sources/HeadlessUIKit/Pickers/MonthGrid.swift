import Foundation

/// Who says of a month's days what can be done with them, and hears of those that a finger taps.
///
/// It is asked of every day of a month, and so told by which calendar the month counts.
@MainActor protocol MonthKeeper: AnyObject {
  func canChoose(_ day: Date, by reckoning: DateReckoning) -> Bool
  func hasChosen(_ day: Date, by reckoning: DateReckoning) -> Bool
  func taps(_ day: Date)
  /// What stands below the day's number.
  func mark(below day: Date, by reckoning: DateReckoning) -> UIView?
  /// A finger has turned to another month.
  func turned(to month: Date)
}

/// A month: its days as buttons, week below week, under their weekdays; above them the month's name and arrows to
/// the months before and after.
///
/// A swipe turns to another month, too, and a tap on the name has wheels choose it. The places are ours (W19).
final class MonthGrid: UIView, DateFace {
  private weak var keeper: (any MonthKeeper)?
  private var reckoning: DateReckoning
  private var month: DateInterval
  private let name = UIButton(frame: .zero)
  private let arrows = [UIButton(frame: .zero), UIButton(frame: .zero)]
  private let page = MonthPage()
  private var wheels: DateWheels?
  /// Whether the page shows the month as it is.
  private var isFilled = false

  private enum Size {
    static let head: CGFloat = 44
  }

  init(_ month: Date, by reckoning: DateReckoning, of keeper: any MonthKeeper) {
    (self.reckoning, self.keeper) = (reckoning, keeper)
    self.month = reckoning.month(of: month)
    super.init(frame: .zero)
    accessibilityIdentifier = "month"
    name.accessibilityIdentifier = "month's name"
    name.addAction(UIAction { [weak self] _ in self?.turnWheels() }, for: .touchUpInside)
    addSubview(name)
    for (arrow, step) in zip(arrows, [-1, 1]) {
      arrow.accessibilityIdentifier = step < 0 ? "previous month" : "next month"
      arrow.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
      addSubview(arrow)
    }
    page.taps = { [weak self] in self?.keeper?.taps($0) }
    addSubview(page)
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      swipe.ownAction = { [weak self, unowned swipe] in
        guard let self, swipe.state == .ended else { return }
        turn(by: (direction == .left) == readsFromTheRight ? -1 : 1)
      }
      page.addGestureRecognizer(swipe)
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: What it shows

  /// The month of a date; its days are marked anew.
  func show(_ date: Date, animated: Bool) {
    let new = reckoning.month(of: date)
    if new == month { return markChosen() }
    month = new
    fillAnew()
    wheels?.show(month.start, animated: animated)
  }

  func limit(by reckoning: DateReckoning) {
    self.reckoning = reckoning
    fillAnew()
  }

  /// Asks for everything anew with the next layout.
  func fillAnew() {
    isFilled = false
    setNeedsLayout()
  }

  /// Looks anew which of its days are chosen.
  func markChosen() {
    guard isFilled else { return }
    for button in page.days { button.isSelected = keeper?.hasChosen(button.day.start, by: reckoning) ?? false }
  }

  /// Asks anew for what stands below these days, as far as they are shown. What is to be filled anew asks by
  /// itself.
  func markAnew(_ days: [Date]) {
    guard isFilled else { return }
    for button in page.days where days.contains(where: { button.day.start <= $0 && $0 < button.day.end }) {
      button.mark = keeper?.mark(below: button.day.start, by: reckoning)
    }
  }

  private func fill() {
    isFilled = true
    name.setTitle(reckoning.formatter("yMMMM").string(from: month.start), for: .normal)
    for (arrow, step) in zip(arrows, [-1, 1]) { arrow.isEnabled = neighbour(step) != nil }
    page.fill(with: month, by: reckoning)
    for button in page.days {
      button.isEnabled =
        reckoning.allows(anyOf: button.day) && keeper?.canChoose(button.day.start, by: reckoning) ?? false
      button.mark = keeper?.mark(below: button.day.start, by: reckoning)
    }
    markChosen()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if !isFilled { fill() }
    let isTurned = readsFromTheRight
    for (place, arrow) in zip([2, 1], arrows) {
      let x = isTurned ? CGFloat(place - 1) * Size.head : bounds.width - CGFloat(place) * Size.head
      arrow.frame = CGRect(x: x, y: 0, width: Size.head, height: Size.head)
    }
    let room = max(0, bounds.width - 2 * Size.head)
    name.frame = CGRect(x: isTurned ? 2 * Size.head : 0, y: 0, width: room, height: Size.head)
    let rest = CGRect(x: 0, y: Size.head, width: bounds.width, height: max(0, bounds.height - Size.head))
    page.frame = rest
    wheels?.frame = rest
  }

  // MARK: Other months

  private func neighbour(_ step: Int) -> DateInterval? {
    guard let start = reckoning.calendar.date(byAdding: .month, value: step, to: month.start) else { return nil }
    let other = reckoning.month(of: start)
    return reckoning.allows(anyOf: other) ? other : nil
  }

  private func turn(by step: Int) {
    guard let other = neighbour(step) else { return }
    turn(to: other.start)
  }

  private func turn(to date: Date) {
    let old = month
    show(date, animated: true)
    if month != old { keeper?.turned(to: month.start) }
  }

  private func turnWheels() {
    if let wheels {
      wheels.removeFromSuperview()
      self.wheels = nil
    } else {
      let new = DateWheels(.yearAndMonth, by: reckoning)
      new.show(month.start, animated: false)
      new.turned = { [weak self, unowned new] date in
        guard let self else { return }
        turn(to: reckoning.kept(date))
        new.show(month.start, animated: true)
      }
      wheels = new
      addSubview(new)
    }
    page.isHidden = wheels != nil
    for arrow in arrows { arrow.isHidden = page.isHidden }
    setNeedsLayout()
  }
}
