extension TraceEvent {
  /// The fourth column.
  var what: String {
    switch self {
    case .hit: "hit"
    case .call(let call): call.method.rawValue
    case .gesture(let step): step.word
    case .custody(let custody): custody.word
    case .dropped: "dropped"
    case .scroll(let step): step.word
    case .list(let step): step.word
    case .drag(let step): step.word
    case .tracking: "tracking"
    case .value: "value"
    case .action: "action"
    case .follow: "follows"
    case .lost: "touch lost"
    case .hop(let hop): hop.word
    case .firstResponder: "first responder"
    case .keyWindow(let isKey): isKey ? "became key" : "resigned key"
    case .application: "told"
    case .mark: "mark"
    case .note: "note"
    }
  }

  var hasDetail: Bool {
    switch self {
    case .keyWindow: false
    case .hop(let hop): hop.hasDetail
    case .gesture(let step): step.hasDetail
    case .call(let call): !call.fingers.isEmpty || call.from != nil || call.outcome != .passed
    default: true
    }
  }
}

extension TraceEvent {
  /// The fifth column.
  func writeDetail(of subject: String, _ run: FoldedRun, to writer: inout LineWriter) {
    switch self {
    case .hit(let hit): hit.write(to: &writer)
    case .call(let call): call.write(to: &writer, of: subject, run)
    case .gesture(let step): step.write(to: &writer, run)
    case .custody(let custody): custody.write(to: &writer)
    case .dropped(let dropped): dropped.write(to: &writer)
    case .scroll(let step):
      step.write(to: &writer)
      run.write(after: ", ", to: &writer)
    case .list(let step): step.write(to: &writer)
    case .drag(let step): step.write(to: &writer)
    case .tracking(let end): writer.words(end.rawValue)
    case .value(let change):
      change.write(to: &writer)
      run.write(after: ", ", to: &writer)
    case .action(let action):
      action.write(to: &writer)
      run.write(after: ", ", to: &writer)
    case .follow(let follow):
      follow.write(to: &writer)
      run.write(after: ", ", to: &writer)
    case .lost(let lost): lost.write(to: &writer)
    case .hop(let hop):
      hop.write(to: &writer)
      run.write(after: hop.hasDetail ? ", " : "", to: &writer)
    case .firstResponder(let change): change.write(to: &writer)
    case .keyWindow: break
    case .application(let text), .mark(let text), .note(let text): writer.quoted(text)
    }
  }
}

extension Hit {
  /// `home/list/row14`, `home/tabBar/centerButton, answered by tabBar`, `nothing: window is hidden`.
  fileprivate func write(to writer: inout LineWriter) {
    guard let view else {
      writer.words("nothing")
      var gap = ": "
      for ask in walk.asks where ask.depth == 0 {
        writer.words(gap)
        gap = "; "
        writer.name(ask.subject)
        writer.words(" ")
        if let refusal = ask.refusal {
          writer.words(refusal.predicate(naming: writer.naming))
        } else {
          writer.words("answered nothing")
        }
      }
      return
    }
    writer.name(view)
    guard let answeredBy else { return }
    writer.words(", answered by ")
    writer.name(answeredBy.lastName)
  }
}

extension Dropped {
  /// `touch 1: row14 takes one touch at a time and has one`
  fileprivate func write(to writer: inout LineWriter) {
    switch what {
    case .touch(let finger):
      writer.words("touch ")
      writer.integer(finger)
    case .press(let number):
      writer.words("press ")
      writer.integer(number)
    case .call(let method): writer.words(method.rawValue)
    case .event(let name): writer.name(name)
    }
    writer.words(": ")
    writer.words(reason.text(naming: writer.naming))
  }
}

extension String {
  /// The path as seen from one that it is below, else whole: `row14` for `home/list/row14` in `home/list`.
  func below(_ path: String) -> String {
    guard isBelow(path) else { return self }
    return String(Substring(utf8.dropFirst(path.utf8.count + 1)))
  }

  private func isBelow(_ path: String) -> Bool {
    var (own, path) = (self, path)
    return own.withUTF8 { own in
      path.withUTF8 { path in
        own.count > path.count + 1 && own[path.count] == UInt8(ascii: "/") && ByteComparison.begin(own, with: path)
      }
    }
  }

  /// The path's last name: `tabBar` of `home/tabBar`.
  package var lastName: String {
    guard let slash = lastIndex(of: "/"), index(after: slash) < endIndex else { return self }
    return String(self[index(after: slash)...])
  }
}
