/// How hard a writer looks for small bytes. What is read back is the same.
public enum PackingEffort: Hashable, Sendable {
  /// The smallest log: what is kept in a repository.
  case best
  /// A tenth to a third larger, not quite twice as fast: where a block is sealed while a finger moves.
  case fast
}
