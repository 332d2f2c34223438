/// What a worker process says, a line of JSON each, of all but plain matches.
public enum WorkerAnswer: Hashable, Sendable, Codable {
  /// What it is about to deliver.
  case place(ReplayPlace)
  /// A recording is done; answers come in the order of the requests.
  case done(OutcomeRecord)
}
