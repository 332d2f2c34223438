extension ScrollStep {
  /// The fourth column.
  var word: String {
    switch self {
    case .held: "touch held"
    case .released: "touch released"
    case .refused: "scroll refused"
    case .began: "scroll began"
    case .moved: "scrolled"
    case .ended: "scroll ended"
    case .decelerates: "decelerates"
    case .animates: "animates"
    case .cameToRest: "came to rest"
    case .jumped: "jumped"
    }
  }

  /// Comes again and again while a finger is down.
  var repeats: Bool {
    switch self {
    case .moved, .jumped: true
    default: false
    }
  }

  /// Both as one, when the next one goes on where this one ended.
  func joined(with next: ScrollStep) -> ScrollStep? {
    switch (self, next) {
    case (.moved(let from, let place), .moved(let start, let to)) where place == start: .moved(from: from, to: to)
    case (.jumped(let from, let place), .jumped(let start, let to)) where place == start:
      .jumped(from: from, to: to)
    default: nil
    }
  }

  /// `0  lifted`, `from 0,0, locked to vertical`, `0,0 → 0,190.7`, `at 0,190.7, with 0,1200 pt/s`.
  func write(to writer: inout LineWriter) {
    switch self {
    case .held(let finger): writer.integer(finger)
    case .released(let finger, let release):
      writer.integer(finger)
      writer.words(release.text)
    case .refused(let fingers, let refusal): refusal.write(for: fingers, to: &writer)
    case .began(let place, let lock):
      writer.words("from ")
      writer.offset(place)
      if let lock { writer.words(", \(lock.rawValue) only") }
    case .moved(let start, let end), .jumped(let start, let end):
      writer.offset(start)
      writer.words(" → ")
      writer.offset(end)
    case .ended(let place, let velocity):
      writer.words("at ")
      writer.offset(place)
      guard velocity.x != 0 || velocity.y != 0 else { return }
      writer.words(", with ")
      writer.velocity(velocity)
      writer.words(" pt/s")
    case .decelerates(let target, let aim):
      writer.words("to ")
      writer.offset(target)
      writer.words(aim.text)
    case .animates(let target):
      writer.words("to ")
      writer.offset(target)
    case .cameToRest(let place, let rest):
      writer.words("at ")
      writer.offset(place)
      writer.words(rest.text)
    }
  }
}

extension ScrollStep.Release {
  fileprivate var text: String {
    switch self {
    case .timeIsUp: ""
    case .lifted: "  lifted"
    case .withAnother: "  another one lifted"
    case .willNotScroll: "  it does not scroll"
    }
  }
}

extension ScrollStep.Refusal {
  /// `0  nothing to scroll horizontally`, `0  button keeps it: touchesShouldCancel(in:) said no`
  fileprivate func write(for fingers: [Int], to writer: inout LineWriter) {
    for (place, finger) in fingers.enumerated() {
      writer.words(place == 0 ? "" : " ")
      writer.integer(finger)
    }
    writer.words("  ")
    writer.words(text(naming: writer.naming))
  }

  /// `nothing to scroll horizontally`
  var text: String { text(naming: Escaping.escaped) }

  private func text(naming name: (String) -> String) -> String {
    switch self {
    case .nothingToScroll(.horizontal): "nothing to scroll horizontally"
    case .nothingToScroll(.vertical): "nothing to scroll vertically"
    case .handsOver(let axis, let outer):
      "at its end, leaves it to \(name(outer.lastName)) to scroll \(axis.rawValue)ly"
    case .cannotCancel(let view): "\(name(view.lastName)) keeps it: canCancelContentTouches is off"
    case .touchesShouldCancelSaidNo(let view):
      "\(name(view.lastName)) keeps it: touchesShouldCancel(in:) said no"
    }
  }
}

extension ScrollStep.Aim {
  fileprivate var text: String {
    switch self {
    case .speed: ""
    case .page: ", a page"
    case .bar: ", where its navigation bar shows as a whole or not at all"
    case .delegate: ", chosen by its delegate"
    }
  }
}

extension ScrollStep.Rest {
  fileprivate var text: String {
    switch self {
    case .arrived: ""
    case .touched: ", stopped by a finger"
    case .interrupted: ", interrupted"
    }
  }
}

extension LineWriter {
  /// `0,190.7`: offsets and speeds are worked out, and so told to the tenth.
  fileprivate mutating func offset(_ point: Point) { pair(point, of: .positions, decimals: 1) }

  fileprivate mutating func velocity(_ point: Point) { pair(point, of: .velocities, decimals: 1) }
}
