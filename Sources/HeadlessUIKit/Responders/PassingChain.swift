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

/// The chains that touches went last: a finger that moves goes the same way with every sample, and the next one
/// often lands where another has been.
@MainActor struct PassingChains {
  /// A chain each, of the call that fell to that place last: of a screen's views some dozens are touched, each by
  /// up to four methods. A power of two.
  private static let placeCount = 256

  private struct Known {
    let first: Unmanaged<UIResponder>
    let method: TouchOverrides
    let chain: PassingChain
    /// Of `ChainChanges`, when it was found.
    let changes: UInt
  }
  private var known: [Known?] = []

  nonisolated init() {}

  /// The same object for the same call, until anything changes; nil where none is kept.
  func chain(from first: UIResponder, _ method: TouchOverrides) -> PassingChain? {
    guard !known.isEmpty, let one = known[Self.place(of: first, method)], one.changes == ChainChanges.count,
      one.first.toOpaque() == Unmanaged.passUnretained(first).toOpaque(), one.method == method
    else { return nil }
    return one.chain
  }

  /// To be told at once when it was found.
  mutating func keep(_ chain: PassingChain, from first: UIResponder, _ method: TouchOverrides) {
    if known.isEmpty { known = Array(repeating: nil, count: Self.placeCount) }
    known[Self.place(of: first, method)] = Known(
      first: .passUnretained(first), method: method, chain: chain, changes: ChainChanges.count)
  }

  /// Addresses differ in their middle bits, which the product has in its upper ones.
  private static func place(of first: UIResponder, _ method: TouchOverrides) -> Int {
    let address = UInt64(UInt(bitPattern: Unmanaged.passUnretained(first).toOpaque()))
    let mixed = (address ^ UInt64(method.rawValue)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32) & (placeCount - 1)
  }
}
