import ArgumentParser
import ReplayReports
import TouchLogs
import TouchReplay
import Traces
import Verification

/// `replay audit S`, the same as `replay audit --stage S`, and `replay audit A B`
struct AuditCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Finds the parts of views that can be seen and not touched; no recording is needed.",
    discussion: """
      Every point of the screen is hit-tested. A part of a view is dead where the view is what can be seen, and \
      a finger hits neither it nor a view in it. Looked at are all views that take touches; one that is not \
      meant to take any says so with isUserInteractionEnabled. A view is seen if it has a background colour or a \
      class of its own. Where a view in a control takes the touch it is tapped, and if nothing comes of that the part \
      is dead, too. Of two stages, the areas that changed owner are listed. Exit code 1: something is dead, \
      or changed.
      """)

  @Argument(help: ArgumentHelp("The stage to look at, or two, to be held against each other.", valueName: "stage"))
  var stages: [String] = []

  @Option(help: ArgumentHelp("The stage to look at.", valueName: "name"))
  var stage: String?

  @Option(
    help: ArgumentHelp(
      "Points across and down, and pixels a point; the stage's own if not given.", valueName: "WxH@S"),
    transform: { try ScreenSize.read($0) })
  var screen: Screen?

  @Option(help: ArgumentHelp("Draw who gets the touches, and what is dead.", valueName: "file"))
  var svg: String?

  @OptionGroup var writing: ForceOption

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    guard stage == nil ? (1...2).contains(stages.count) : stages.isEmpty else {
      throw ValidationError("Name one stage, or two to hold against each other.")
    }
    guard svg == nil || stages.count < 2 else { throw ValidationError("--svg draws one stage; name no other.") }
  }

  func perform(in surroundings: Surroundings) async throws -> Int32 {
    let surroundings = try surroundings.keepingStagesOut(where: json)
    let catalog = try surroundings.catalog()
    guard stages.count < 2, let stage = stage ?? stages.first else {
      return try await compare(catalog, surroundings)
    }
    let audit = try await audit(catalog.stage(named: stage))
    if let svg { try OutputFile(path: svg, force: writing.force).write(Array(ReachabilityMap(audit).text.utf8)) }
    let text = "\(audit)\n\(next(after: audit, name: surroundings.name))\n"
    try surroundings.output.write(
      json ? try JSONText.of(ReachabilityJSON(audit)) : WrappedText.of(text, columns: surroundings.output.width))
    return audit.findings.isEmpty ? ToolExit.done : ToolExit.differs
  }

  @MainActor private func audit(_ stage: any Stage.Type) async throws -> ReachabilityAudit {
    StageCrash.tell(of: stage.name)
    return try await StageTarget.audit(stage, screen: screen)
  }

  private func next(after audit: ReachabilityAudit, name: String) -> String {
    let stage = ShellWord.quoted(audit.stage)
    if let reach = audit.findings.first, let point = reach.lostPoint, screen == nil {
      return "Next: \(name) explain --stage \(stage) --tap \(point) --view \(ShellWord.quoted(reach.view))"
    }
    if let svg { return "The map is in \(Escaping.escaped(svg))." }
    let size = screen == nil ? "" : " --screen \(audit.screen)"
    return "Next: \(name) audit --stage \(stage)\(size) --svg \(ShellWord.quoted("\(audit.stage).svg"))"
  }

  // MARK: Two stages

  @MainActor private func compare(_ catalog: StageCatalog, _ surroundings: Surroundings) async throws -> Int32 {
    let (one, two) = (try catalog.stage(named: stages[0]), try catalog.stage(named: stages[1]))
    let before = try await audit(one)
    let after = try await audit(two)
    let changes = try before.map.changes(to: after.map)
    let text =
      json
      ? try JSONText.of(OwnerChangesJSON(changes, from: before, to: after))
      : WrappedText.of(
        Self.text(of: changes, before, after, name: surroundings.name), columns: surroundings.output.width)
    try surroundings.output.write(text)
    return changes.isEmpty ? ToolExit.done : ToolExit.differs
  }

  private static func text(
    of changes: [OwnerMap.Change], _ before: ReachabilityAudit, _ after: ReachabilityAudit, name: String
  ) -> String {
    let stages = "\(before.stage) -> \(after.stage) on \(before.screen)"
    guard let first = changes.first else { return "\(stages): every point has the same owner.\n" }
    let points = changes.reduce(0) { $0 + $1.region.count }
    let count = Counted.text(points, "point")
    let tap = first.region.centre.map(\.description) ?? ""
    return "\(stages): \(count) changed owner.\n\n" + changes.map(\.text).joined()
      + "\nNext: \(name) explain --stage \(ShellWord.quoted(after.stage)) --tap \(tap)\n"
  }
}

/// A screen as it is spelled on the command line: `390x844@3`.
private enum ScreenSize {
  static func read(_ text: String) throws -> Screen {
    guard let screen = Screen(text) else { throw ValidationError("write it as 390x844@3") }
    return screen
  }
}
