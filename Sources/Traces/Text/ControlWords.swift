/// What entries about controls, actions and first responders say in a line's last column.
extension ValueChange {
  /// `0.25 → 0.5`, `off → on`, `none → 2`, `"a" → "ab"`
  func write(to writer: inout LineWriter) {
    from.write(to: &writer)
    writer.words(" → ")
    to.write(to: &writer)
  }
}

extension ValueChange.Value {
  fileprivate func write(to writer: inout LineWriter) {
    switch self {
    case .number(let number): writer.number(number)
    case .flag(let flag): writer.words(flag ? "on" : "off")
    case .index(-1): writer.words("none")
    case .index(let index): writer.integer(index)
    case .text(""): writer.quoted("")
    case .text(let text):
      writer.words("\"")
      writer.quoted(text)
      writer.words("\"")
    }
  }
}

extension Action {
  /// `touchUpInside → save: by home.viewController`, or with a closure's title `touchUpInside → Compose`; and for a
  /// target that was looked for, `undo: by canvas, after asking undoButton, toolbar`.
  func write(to writer: inout LineWriter) {
    if !events.isEmpty {
      writer.words(events.joined(separator: " "))
      writer.words(" → ")
    }
    if name.isEmpty { writer.words("its handler") } else { writer.quoted(name) }
    switch outcome {
    case .performed: break
    case .performedBy(let target): by(target, &writer)
    case .foundBy(let target, let asked):
      by(target, &writer)
      after(asked, &writer)
    case .foundByNobody(let asked):
      writer.words(" by nobody")
      after(asked, &writer)
    case .notImplemented(let target):
      writer.words(" is no method of ")
      writer.name(target)
    case .targetGone: writer.words(" of a target that is gone")
    case .kept(let keeper):
      writer.words(" kept by ")
      writer.name(keeper)
      writer.words(", whose sendAction didn't call super")
    }
  }

  private func by(_ target: String, _ writer: inout LineWriter) {
    writer.words(" by ")
    writer.name(target)
  }

  private func after(_ asked: [String], _ writer: inout LineWriter) {
    var gap = ", after asking "
    for responder in asked {
      writer.words(gap)
      writer.name(responder.lastName)
      gap = ", "
    }
  }
}

extension FirstResponderChange {
  /// `becomes`, `resigns`, `refused: canBecomeFirstResponder said no`
  func write(to writer: inout LineWriter) {
    switch self {
    case .becomes: writer.words("becomes")
    case .resigns: writer.words("resigns")
    case .loses: writer.words("loses the place unasked")
    case .refused(.cannotBecome): writer.words("refused: canBecomeFirstResponder said no")
    case .refused(.hasNoWindow): writer.words("refused: it is in no window")
    case .refused(.cannotResign): writer.words("stays: canResignFirstResponder said no")
    case .refused(.waitsFor(let present)):
      writer.words("refused: ")
      writer.name(present)
      writer.words(" did not resign")
    }
  }
}
