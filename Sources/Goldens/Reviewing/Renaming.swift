/// A view that traces call something else than before: it has another name, or lies one level deeper or higher.
///
/// ```
/// Renaming("home/bar/add", "home/tools/add")     // home/bar → home/tools
/// Renaming("home/bar/add", "home/foot/bar/add")  // home/bar → home/foot/bar
/// ```
public struct Renaming: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The view's path.
  public let old: String
  /// What it is called now.
  public let new: String
  /// How many levels deeper it lies: 1, 0 or -1.
  public let depth: Int
  /// What it was put into, or taken out of; empty for one that stays where it is.
  let container: String

  /// What both have in common at their ends says nothing about the name that changed.
  /// - Returns: nil where the paths are equal, one is below what the other names, or more than one name changed.
  init?(_ old: String, _ new: String) {
    var (before, after) = (old.split(separator: "/")[...], new.split(separator: "/")[...])
    var below: Substring?
    while let last = before.last, last == after.last {
      (before, after, below) = (before.dropLast(), after.dropLast(), last)
    }
    let (longer, shorter) = before.count > after.count ? (before, after) : (after, before)
    if before.count == after.count {
      guard !before.isEmpty, before.dropLast() == after.dropLast() else { return nil }
      container = ""
    } else {
      // The container comes after all that is above both, and before the view itself, which has kept its name.
      guard let below, longer.count == shorter.count + 1, longer.dropLast() == shorter else { return nil }
      container = longer.joined(separator: "/")
      (before, after) = (before + [below], after + [below])
    }
    depth = after.count - before.count
    self.old = before.joined(separator: "/")
    self.new = after.joined(separator: "/")
  }

  var names: (old: String, new: String) {
    (String(old.split(separator: "/").last ?? ""), String(new.split(separator: "/").last ?? ""))
  }

  /// Equal for all views that went into, or out of, the same container.
  var key: String { depth == 0 ? description : "\(container) \(depth)" }

  /// `home/bar → home/tools`
  public var description: String { "\(old) → \(new)" }

  public static func < (one: Renaming, other: Renaming) -> Bool {
    (one.old, one.new) < (other.old, other.new)
  }
}
