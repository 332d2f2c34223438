import Foundation

/// The first page that anybody reads, ready to print: to have it made would take four times as long as all else the
/// tool does then. A test holds it against what the parser makes of the commands.
enum RootHelp {
  private static let columns = 80

  /// The page, where it is asked for and is as wide as is wanted; else nil, and the parser makes one.
  static func page(for arguments: [String], on output: TextOutput) -> String? {
    getenv("COLUMNS") == nil ? page(for: arguments, columns: output.width) : nil
  }

  /// - Parameter width: of the terminal; nil where it is none.
  static func page(for arguments: [String], columns width: Int?) -> String? {
    guard arguments == ["--help"] || arguments == ["-h"], width ?? columns == columns else { return nil }
    return text
  }

  /// With the line end at its end.
  static let text = """
    OVERVIEW: Records touches, replays them on stages, and holds what happened
    against goldens.

    Exit codes: 0 all is well; 1 a recording is not what its golden says, or
    something is dead (audit) or obsolete (prune --check); 2 something could not be
    run; 4 nothing was selected; 64 the command line is no command; 125 a commit to
    be skipped (verify --bisect); 129, 130 and 143 ended by SIGHUP (review alone),
    SIGINT or SIGTERM.

    USAGE: replay <subcommand>

    OPTIONS:
      --version               Show the version.
      -h, --help              Show help information.

    DAILY SUBCOMMANDS:
      verify                  Replays recordings and holds each against its golden.
      merge                   Puts the JSON reports of all shards of a run together.
      explain                 Tells why a touch went where it went: who was asked,
                              who listened, who took it.
      audit                   Finds the parts of views that can be seen and not
                              touched; no recording is needed.
      record                  Makes a recording of a stage from scripted or
                              recorded touches.
      stages                  Lists the stages that this tool knows.
      new-stage               Writes a stage, a recording of a tap on it, and tests
                              of both frameworks into a package.

    GOLDEN SUBCOMMANDS:
      review                  Goes through the goldens that wait for their review,
                              one by one or kind by kind.
      accept                  Makes pending goldens the goldens: what is traced now
                              is what should be.
      reject                  Removes pending goldens: what is traced now is not
                              what should be.
      pending                 Lists the goldens that wait for their review, alike
                              changes together.
      prune                   Removes goldens that nothing makes any more.

    LOG SUBCOMMANDS:
      info                    Tells what a log is: its stage, how much is in it,
                              and whether it is whole.
      show                    Prints a log's frames.
      text                    Prints a log as text, a line a frame, for people and
                              scripts.
      pack                    Makes a log of the text that `replay text` prints, or
                              of one written by hand.
      pack-all                Puts recordings and their goldens into one file.
      import                  Turns another tool's recording of touches into a log.
      export                  Turns a log into another tool's format, or into a
                              Swift test.

    EDIT SUBCOMMANDS:
      shrink                  Makes of a log the smallest one that shows the same
                              bug.
      repair                  Makes a whole log of one that is damaged, cut, or
                              whose recorder died.
      slice                   Cuts a stretch of time out of a log.
      trim                    Cuts off what lies before the first touch and after
                              the last.
      split                   Cuts a log where nothing happens for a while, each
                              piece a log of its own.
      join                    Makes one log of several, one after the other.

      See 'replay help <subcommand>' for detailed help.

    """
}
