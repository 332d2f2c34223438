import Traces

/// Every touch of a log in a line: for logs of which nobody reads every story.
struct TouchTable: CustomStringConvertible {
  let stories: [TouchStory]

  var description: String {
    var table = Columns([">touch", ">s", "at", "hit", "what came of it"])
    for story in stories {
      table.add([
        "\(story.finger)", Seconds.text(story.time), story.hit.map { "\($0.point)" } ?? "",
        story.hit.map { $0.view ?? "nothing" } ?? "", story.outcome,
      ])
    }
    return "\(table)"
  }
}
