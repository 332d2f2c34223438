/// A view that traces call something else than before.
///
/// ```
/// Renaming("home/bar/add", "home/tools/add")   // home/bar → home/tools
/// ```
public struct Renaming: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The view's path.
  public let old: String
  /// What it is called now.
  public let new: String

  /// What both have in common at their ends says nothing about the name that changed.
  /// - Returns: nil where the paths are equal, or one is below what the other names.
  init?(_ old: String, _ new: String) {
    var (before, after) = (old.split(separator: "/")[...], new.split(separator: "/")[...])
    guard before.count == after.count else { return nil }
    while let last = before.last, last == after.last { (before, after) = (before.dropLast(), after.dropLast()) }
    guard !before.isEmpty, before.dropLast() == after.dropLast() else { return nil }
    self.old = before.joined(separator: "/")
    self.new = after.joined(separator: "/")
  }

  var names: (old: String, new: String) {
    (String(old.split(separator: "/").last ?? ""), String(new.split(separator: "/").last ?? ""))
  }

  /// `home/bar → home/tools`
  public var description: String { "\(old) → \(new)" }

  public static func < (one: Renaming, other: Renaming) -> Bool {
    (one.old, one.new) < (other.old, other.new)
  }
}
