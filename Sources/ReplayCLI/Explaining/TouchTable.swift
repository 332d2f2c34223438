import Traces

/// Every touch of a log in a line, and every press: for logs of which nobody reads every story.
struct TouchTable {
  let stories: [TouchStory]
  let presses: [PressStory]

  /// When the first of them begins; nil where there are none.
  var first: Double? { rows.first?.time }

  private struct Row {
    let time: Double
    let name: String
    var place = ""
    let view: String
    let outcome: String
  }

  /// In order of time, a touch before a press.
  private var rows: [Row] {
    let touches = stories.map { story in
      Row(
        time: story.time, name: "\(story.finger)", place: story.hit.map { "\($0.point)" } ?? "",
        view: story.hit.map { $0.view ?? "nothing" } ?? "", outcome: story.outcome)
    }
    let presses = presses.map { story in
      Row(
        time: story.time, name: "press \(story.number)", view: story.responder ?? "nothing", outcome: story.outcome)
    }
    return (touches + presses).enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  /// - Parameter columns: of the terminal; nil where it is none.
  /// - Returns: every row with its line end; empty where nothing was touched or pressed.
  func text(columns: Int?) -> String {
    let rows = rows
    guard !rows.isEmpty else { return "" }
    var table = Columns([">touch", ">s", "at", "hit", "what came of it"])
    for row in rows { table.add([row.name, Seconds.text(row.time), row.place, row.view, row.outcome]) }
    return table.text(within: columns)
  }
}
