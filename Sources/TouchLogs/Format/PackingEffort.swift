/// How hard a writer looks for small bytes. What is read back is the same.
public enum PackingEffort: Hashable, Sendable {
  /// The smallest log: what is kept in a repository.
  case best
  /// A few percent larger, several times faster: where a block is sealed while a finger moves.
  case fast
}
