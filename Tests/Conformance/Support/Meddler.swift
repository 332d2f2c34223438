import HeadlessUIKit

/// A controller that writes down what it hears of its view, as `A will appear`, and does something once, at one of
/// these moments: who sends people elsewhere, a screen with nothing to do.
final class Meddler: UIViewController {
  enum Moment: String, CaseIterable, Sendable {
    case loads, willAppear, isAppearing, didAppear, willDisappear, didDisappear
    static let coming: [Moment] = [.loads, .willAppear, .isAppearing, .didAppear]
  }

  let name: String
  private let journal: Journal
  private var action: (moment: Moment, act: () -> Void)?
  private var last = Moment.didDisappear
  /// Whether every call came after one that it may come after.
  private var isInOrder = true

  init(_ name: String, _ journal: Journal) {
    (self.name, self.journal) = (name, journal)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  func at(_ moment: Moment, _ act: @escaping () -> Void) { action = (moment, act) }

  /// It has appeared, and stands in a window; or has disappeared, and stands in none; and heard so in pairs.
  func isSettled(seen: Bool) -> Bool {
    isInOrder && last == (seen ? .didAppear : .didDisappear) && (viewIfLoaded?.window != nil) == seen
  }

  private func hear(_ moment: Moment, after before: [Moment] = []) {
    if moment != .loads {
      isInOrder = isInOrder && before.contains(last)
      last = moment
    }
    journal.note("\(name) \(moment)")
    guard let action, action.moment == moment else { return }
    self.action = nil
    action.act()
  }

  override func viewDidLoad() { hear(.loads) }
  override func viewWillAppear(_ animated: Bool) { hear(.willAppear, after: [.didDisappear, .willDisappear]) }
  override func viewIsAppearing(_ animated: Bool) { hear(.isAppearing, after: [.willAppear]) }
  override func viewDidAppear(_ animated: Bool) { hear(.didAppear, after: [.isAppearing]) }
  override func viewWillDisappear(_ animated: Bool) {
    hear(.willDisappear, after: [.willAppear, .isAppearing, .didAppear])
  }
  override func viewDidDisappear(_ animated: Bool) { hear(.didDisappear, after: [.willDisappear]) }
}
