import Traces

extension ReplayedExample {
  /// Every call of that method, in order.
  func calls(_ method: Call.Method) -> [Call] {
    entries.compactMap { if case .call(let call) = $0.event, call.method == method { call } else { nil } }
  }

  /// Who was called, in order.
  func called(_ method: Call.Method) -> [String] {
    entries.compactMap { if case .call(let call) = $0.event, call.method == method { $0.subject } else { nil } }
  }

  /// What one responder was called with, in order, without its moves.
  func heard(by subject: String) -> [Call.Method] {
    entries.compactMap {
      guard $0.subject == subject, case .call(let call) = $0.event else { return nil }
      return call.method == .touchesMoved ? nil : call.method
    }
  }

  var drops: [Dropped] {
    entries.compactMap { if case .dropped(let dropped) = $0.event { dropped } else { nil } }
  }
}
