import Foundation
import Testing

struct AuditCommandTests {
  @Test func `a dead part exits with 1, and the report ends with the next command`() async throws {
    let run = try await Tool.run("audit", "--stage", "raised-tab-bar", in: try Desk())
    #expect(run.code == 1)
    #expect(run.errors == "")
    #expect(run.output.contains("\nhome/tabBar/centerButton is 33.3% dead: 1,728 of its 5,184 points.\n"))
    #expect(
      run.output.hasSuffix(
        "\nNext: replay explain --stage raised-tab-bar --tap 195,749 --view home/tabBar/centerButton\n"))
  }

  @Test func `the proposed command tells the same`() async throws {
    let run = try await Tool.run(
      "explain", "--stage", "raised-tab-bar", "--tap", "195,749", "--view", "home/tabBar/centerButton",
      in: try Desk())
    #expect(run.code == 0)
    #expect(run.output.contains("H11"))
  }

  @Test func `a button whose stack takes its touches is found, and the stage may be named without an option`()
    async throws
  {
    let run = try await Tool.run("audit", "stacked-button", in: try Desk())
    #expect(run.code == 1)
    #expect(run.output.contains("\nscreen/shareButton is 37.5% dead: 3,600 of its 9,600 points.\n"))
    #expect(run.output.contains("a control tracks none but its own (K102).\n"))
    #expect(try await Tool.run("audit", "stacked-button-fixed", in: try Desk()).code == 0)
  }

  @Test func `a stage named twice, or none, is refused`() async throws {
    for stages in [[], ["a", "b", "c"], ["a", "--stage", "b"]] {
      let run = try await Tool.run(["audit"] + stages, in: try Desk())
      #expect(run.code == 64)
      #expect(run.errors.hasPrefix("replay: Name one stage, or two to hold against each other.\n"))
    }
  }

  /// As small as it may be: every point costs.
  private static let small = "60x60@1"

  @Test func `the proposed command is about the same screen`() async throws {
    let run = try await Tool.run("audit", "overlap", "--screen", Self.small, in: try Desk())
    #expect(run.output.contains("Next: replay audit --stage overlap --screen \(Self.small) --svg"), "\(run.output)")
  }

  @Test func `nothing dead exits with 0`() async throws {
    let run = try await Tool.run(
      "audit", "--stage", "raised-tab-bar-fixed", "--screen", Self.small, in: try Desk())
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("raised-tab-bar-fixed on 60x60@1, 3,600 points asked: "))
    #expect(run.output.contains("none has a dead part"))
  }

  @Test func `the map is written once, and over something else only by force`() async throws {
    let desk = try Desk()
    func draw(_ stage: String) async throws -> Tool.Run {
      try await Tool.run("audit", "--stage", stage, "--screen", Self.small, "--svg", "map.svg", in: desk)
    }
    let first = try await draw("overlap")
    #expect(first.code == 0)
    #expect(first.output.hasSuffix("The map is in map.svg.\n"))
    #expect(try desk.text("map.svg").hasPrefix("<svg "))
    #expect(try await draw("five-views").code == 2)
    let forced = try await Tool.run(
      "audit", "--stage", "five-views", "--screen", Self.small, "--svg", "map.svg", "--force", in: desk)
    #expect(forced.code == 0)
  }

  @Test func `of two stages the areas that changed owner are listed`() async throws {
    let desk = try Desk()
    let run = try await Tool.run("audit", "raised-tab-bar", "raised-tab-bar-fixed", in: desk)
    #expect(run.code == 1)
    #expect(run.output.contains("\nhome/list/row14 -> home/tabBar/centerButton: 1,728 points\n  159,737 72x24\n"))
    let same = try await Tool.run(
      "audit", "raised-tab-bar", "raised-tab-bar-fixed", "--screen", Self.small, in: desk)
    #expect(same.code == 0)
    #expect(same.output.hasSuffix(": every point has the same owner.\n"))
  }

  @Test func `both print JSON`() async throws {
    let desk = try Desk()
    let runs = [
      try await Tool.run("audit", "--stage", "overlap", "--json", "--screen", Self.small, in: desk),
      try await Tool.run("audit", "overlap", "five-views", "--json", "--screen", Self.small, in: desk),
    ]
    for run in runs {
      let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      #expect(json["schemaVersion"] as? Int == 1)
    }
  }

  @Test func `half a command line exits with 64, and a screen that is none, too`() async throws {
    let desk = try Desk()
    #expect(try await Tool.run("audit", in: desk).code == 64)
    #expect(try await Tool.run("audit", "--stage", "overlap", "overlap", "overlap", in: desk).code == 64)
    #expect(try await Tool.run("audit", "--stage", "overlap", "--screen", "wide", in: desk).code == 64)
    #expect(try await Tool.run("audit", "overlap", "five-views", "--svg", "map.svg", in: desk).code == 64)
  }

  @Test func `a stage that is not there, and a screen too large, exit with 2`() async throws {
    let desk = try Desk()
    #expect(try await Tool.run("audit", "--stage", "raised-tab-br", in: desk).code == 2)
    let run = try await Tool.run("audit", "--stage", "overlap", "--screen", "99999x99999", in: desk)
    #expect(run.code == 2)
    #expect(run.errorLines.count == 1)
  }
}
