import Foundation

/// The transactions of an application, those that were begun and not committed: a replay leaves none to the next.
@MainActor final class LayerTransactions {
  private unowned let application: UIApplication
  /// The innermost last.
  private var levels: [LayerTransaction] = []
  /// Outside of `begin` and `commit`: until the turn ends.
  private var implicit: LayerTransaction?

  init(application: UIApplication) { self.application = application }

  /// The one that counts now; nil where none was begun or needed.
  var innermost: LayerTransaction? { levels.last ?? implicit }

  /// The one that counts now, which is begun where there is none.
  var present: LayerTransaction {
    if let innermost { return innermost }
    let level = LayerTransaction(in: nil)
    implicit = level
    application.runAtEndOfTurn { [weak self] in
      if self?.implicit === level { self?.implicit = nil }
      level.commit()
    }
    return level
  }

  /// In seconds; nil where nobody has set one.
  var duration: TimeInterval? { levels.last { $0.duration != nil }?.duration ?? implicit?.duration }
  /// Nil where nobody has said.
  var disablesActions: Bool? { innermost?.first(\.disablesActions) }
  var timing: CAMediaTimingFunction? { innermost?.first(\.timing) }

  func begin() { levels.append(LayerTransaction(in: innermost)) }

  /// Ends what the last `begin` began; without one, does nothing.
  func commit() {
    levels.popLast()?.commit()
    if levels.isEmpty, awaitsFlush { flush() }
  }

  // MARK: What is shown

  /// How often turns that layers came in have ended, or were flushed, in all applications.
  private(set) static var commits = 0
  private var awaitsFlush = false

  /// What came is shown from now on.
  func show() {
    application.layersCame = false
    Self.commits += 1
  }

  func flush() {
    awaitsFlush = !levels.isEmpty
    if awaitsFlush { return }
    application.layOutAndDraw()
    let level = implicit
    implicit = nil
    level?.commit()
    show()
  }

  /// For an animation that is begun: what to call once when it has ended.
  func awaitAnimation() -> () -> Void {
    let waiting = sequence(first: present, next: \.outer).map(\.waiting)
    for one in waiting { one.running += 1 }
    return {
      for one in waiting {
        one.running -= 1
        one.finishIfDone()
      }
    }
  }
}

/// One transaction, which animations wait in.
@MainActor final class LayerTransaction {
  var duration: TimeInterval?
  /// Nil where nobody has said.
  var disablesActions: Bool?
  var timing: CAMediaTimingFunction?
  /// Another one leaves the one before with the animations that were begun until then.
  var completion: (() -> Void)? {
    get { waiting.block }
    set {
      waiting.close()
      waiting = TransactionEnd(newValue)
    }
  }
  /// What code set under keys of its own.
  var values: [String: Any] = [:]
  fileprivate private(set) var waiting = TransactionEnd(nil)
  /// The transaction that this one was begun in, which waits for its animations, too.
  fileprivate let outer: LayerTransaction?

  init(in outer: LayerTransaction?) { self.outer = outer }

  func value(of key: String) -> Any? { values[key] ?? outer?.value(of: key) }

  /// Its own, else that of the nearest one around it.
  func first<Value>(_ path: KeyPath<LayerTransaction, Value?>) -> Value? {
    self[keyPath: path] ?? outer?.first(path)
  }

  func commit() { waiting.close() }
}

/// What a transaction calls when animations have ended, and those for which it waits.
@MainActor private final class TransactionEnd {
  private(set) var block: (() -> Void)?
  var running = 0
  private var isClosed = false

  init(_ block: (() -> Void)?) { self.block = block }

  /// No more animations are begun for which it would wait.
  func close() {
    isClosed = true
    finishIfDone()
  }

  func finishIfDone() {
    guard isClosed, running == 0, block != nil else { return }
    UIApplication.shared.runAtEndOfTurn { [self] in
      block?()
      block = nil
    }
  }
}
