import Traces

extension ReplayedExample {
  /// What controls and code sent: `touchUpInside → Compose`.
  var actions: [String] {
    entries.compactMap { if case .action = $0.event { columns(of: $0).last } else { nil } }
  }

  /// Everything but hits and calls, as `home/save action touchUpInside → Save`; what the stage said by itself.
  var decisions: [String] {
    entries.compactMap { entry in
      switch entry.event {
      case .hit, .call: nil
      case .note(let text): text
      default: ([entry.subject] + columns(of: entry)).joined(separator: " ")
      }
    }
  }

  /// The columns after the subject's.
  private func columns(of entry: TraceEntry) -> [String] {
    var entry = entry
    entry.subject = "x"
    return TraceLine(entry).description.dropFirst(10).split(separator: #/  +/#).dropFirst().map(String.init)
  }

  /// Who heard of what, as `home/save touch began`.
  var heard: [String] {
    entries.compactMap {
      if case .call(let call) = $0.event { "\($0.subject) \(call.method.rawValue)" } else { nil }
    }
  }
}
