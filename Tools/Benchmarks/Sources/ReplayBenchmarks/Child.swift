import Foundation

/// A program run to its end, with what the system says of it.
struct Child {
  /// From its start to its end, in seconds.
  let seconds: Double
  /// Of the processor, its own and the system's for it.
  let processorSeconds: Double
  /// What it ever had in memory at once, in bytes.
  let mostMemory: Int
  let status: Int32

  /// This program.
  static var own: String { CommandLine.arguments[0] }

  /// Whether such a program can be found.
  static func isInstalled(_ name: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      access("\($0)/\(name)", X_OK) == 0
    }
  }

  /// What it prints goes nowhere.
  static func run(_ words: [String]) throws -> Child {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let start = ContinuousClock.now
    guard posix_spawnp(&process, words[0], &actions, nil, &arguments, environ) == 0 else {
      throw BenchedRun.Failure(description: "\(words[0]) can't be run")
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process else {
      throw BenchedRun.Failure(description: "\(words[0]) was lost")
    }
    let time = (ContinuousClock.now - start) / .seconds(1)
    let busy = usage.ru_utime.seconds + usage.ru_stime.seconds
    return Child(
      seconds: time, processorSeconds: busy, mostMemory: usage.ru_maxrss << 10, status: (status >> 8) & 0xFF)
  }

  /// The run of each, of several that take turns, that took the processor the least, by its place.
  static func race(_ contenders: [[String]], rounds: Int) throws -> [Child] {
    var best: [Child] = []
    for round in 0..<rounds {
      for (place, words) in contenders.enumerated() {
        let child = try run(words)
        if round == 0 {
          best.append(child)
        } else if child.processorSeconds < best[place].processorSeconds {
          best[place] = child
        }
      }
    }
    return best
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
