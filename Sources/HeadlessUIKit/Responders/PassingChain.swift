/// Responders that do nothing but pass a touch on, one to the next, from the first that is called.
///
/// None of them is retained, and they are there as long as it is being told.
@MainActor package final class PassingChain {
  /// In the order of the way; may be none.
  package let responders: [Unmanaged<UIResponder>]
  /// Who is called behind them; nil where the way ends.
  fileprivate let next: Unmanaged<UIResponder>?

  /// What a watcher keeps with this chain.
  package var note: AnyObject? {
    get { kept }
    set { kept = newValue }
  }
  /// Apart from `note`: of what other modules read themselves, Swift would check each access.
  @exclusivity(unchecked) private var kept: AnyObject?

  package init(_ responders: [Unmanaged<UIResponder>], next: Unmanaged<UIResponder>?) {
    (self.responders, self.next) = (responders, next)
  }

  /// Whether the last of them found nobody to pass it on to.
  package var isUnhandled: Bool { next == nil }
}

extension PassingChain {
  /// Whom the touch comes to that they pass on.
  var taker: UIResponder? { next?.takeUnretainedValue() }
}

/// Counts whatever may have a responder lead elsewhere than before: moves in the tree, controllers, scenes and
/// delegates that come and go, and the end of any responder.
///
/// Who overrides `next` is asked every time; who overrides what the standard `next` is made of, `superview` as an
/// example, is asked once for each count.
package enum ChainChanges {
  package static var count: UInt { noted }
  /// Apart from `count`: of what other modules read themselves, Swift would check each access.
  @exclusivity(unchecked) private nonisolated(unsafe) static var noted: UInt = 0
  /// Also at a responder's end, wherever that comes.
  static func note() { noted &+= 1 }
}

/// The chains that touches went last: a finger that moves goes the same way with every sample.
@MainActor struct PassingChains {
  /// Of four fingers, and their landings and liftings.
  private static let most = 16

  private struct Known {
    let first: Unmanaged<UIResponder>
    let method: TouchOverrides
    let chain: PassingChain
  }
  private var known: [Known] = []
  /// Of `ChainChanges`, when these were found.
  private var changes: UInt = 0

  nonisolated init() {}

  /// The same object for the same call, until anything changes; nil where none is kept.
  func chain(from first: UIResponder, _ method: TouchOverrides) -> PassingChain? {
    guard changes == ChainChanges.count else { return nil }
    let first = Unmanaged.passUnretained(first).toOpaque()
    for one in known where one.first.toOpaque() == first && one.method == method { return one.chain }
    return nil
  }

  /// To be told at once when it was found.
  mutating func keep(_ chain: PassingChain, from first: UIResponder, _ method: TouchOverrides) {
    if changes != ChainChanges.count || known.count == Self.most { known.removeAll(keepingCapacity: true) }
    changes = ChainChanges.count
    known.append(Known(first: .passUnretained(first), method: method, chain: chain))
  }
}
