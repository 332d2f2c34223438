import Testing

struct UnknownCommandTests {
  private static let runs = [
    ("verfy", "there is no command 'verfy'; did you mean 'verify'?"),
    ("expalin", "there is no command 'expalin'; did you mean 'explain'?"),
    ("press.touchlog", "there is no command 'press.touchlog'; did you mean 'verify press.touchlog'?"),
    ("recordings/", "there is no command 'recordings/'; `replay --help` lists them"),
    ("", "there is no command '\"\"'; `replay --help` lists them"),
  ]

  @Test(arguments: runs)
  func `a first word that is no command is told, with the nearest that is one`(
    word: String, sentence: String
  ) async throws {
    let desk = try Desk()
    try desk.write("a log, or none", to: "press.touchlog")
    let run = try await Tool.run(word, "rec", in: desk)
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(run.errors == "replay: \(sentence)\n")
  }

  @Test func `a file whose name begins with a dash is not read as options`() async throws {
    let desk = try Desk()
    try desk.write("a log, or none", to: "-hand.touchlog")
    let run = try await Tool.run("verify", "-hand.touchlog", in: desk)
    #expect(run.code == 64)
    #expect(run.errors == "replay: '-hand.touchlog' would be read as options; write './-hand.touchlog'\n")
    #expect(try await Tool.run("verify", "./-hand.touchlog", in: desk).code == 2)
    #expect(try await Tool.run("verify", "-h", in: desk).code == 0)
  }

  @Test func `help and the worker are commands, though no list shows them`() async throws {
    #expect(try await Tool.run("help", "verify", in: try Desk()).code == 0)
    #expect(try await Tool.run("help", in: try Desk()).output.contains("SUBCOMMANDS"))
    #expect(try await Tool.run("worker", in: try Desk()).errors.contains("no command") == false)
  }
}
