/// What an attempt got of one kind: fingers, or buttons.
@MainActor struct AttemptInputs<Input: Landed> {
  /// Those that are down, in the order in which they came.
  private(set) var down: [Input] = []
  /// Those and the ones that have lifted, without the ignored ones.
  private(set) var seen: [Input] = []

  nonisolated init() {}

  mutating func take(_ input: Input) {
    down.append(input)
    if seen.count == Limits.attemptTouches { seen.removeFirst() }
    seen.append(input)
  }

  mutating func lift(_ lifted: [Input]) { down.removeAll(where: lifted.contains) }

  mutating func forget(_ input: Input) {
    down.removeAll { $0 === input }
    seen.removeAll { $0 === input }
  }

  /// Nothing is down any more, and what was seen stays known.
  mutating func letGo() { down = [] }
}
