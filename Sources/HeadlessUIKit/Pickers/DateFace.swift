import Foundation

/// What shows a date picker's date.
@MainActor protocol DateFace: UIView {
  func show(_ date: Date, animated: Bool)
  /// Other limits are in force.
  func limit(by reckoning: DateReckoning)
}

extension DateFace {
  /// Nothing, where every date can be looked at.
  func limit(by reckoning: DateReckoning) {}
}
