import Foundation

/// Knows of a class of views what it overrides, by the words of its method table, which Swift keeps in every class:
/// a subclass's table begins with its superclass's, and where it overrides a method there is another word.
///
/// Where a method's word stands is found out, not known: by classes that override one method each. A self-test
/// holds what is found so against what some classes are known to override; where it fails, and on systems it was
/// not tried on, every class counts as overriding everything. Then hit tests ask every view, and every view is told
/// everything: slower, and with the same answers.
@MainActor enum MethodTables {
  /// Of hit testing, of that by which views hear of news, and of drawing and layers.
  typealias Overrides = (hit: HitOverrides, news: BranchNews, content: ContentOverrides)

  private static var known: [ObjectIdentifier: Overrides] = [:]
  /// One of the known ones for each of some numbers that identifiers are folded to: every new view asks, and
  /// looking into a dictionary would be a good part of its making. Nil before the first: so Swift need not look
  /// each time whether the list was made already.
  @exclusivity(unchecked) private static var recent: [Recent?]?
  private static let reading = MethodReading(
    plain: MethodProbes.Plain.self, base: UIView.self, singles: MethodProbes.singles,
    examples: MethodProbes.examples, all: .all
  ) { $0 == .getters ? MethodProbes.listeners : [UIView.self] }

  private static let newsReading = MethodReading(
    plain: NewsProbes.Plain.self, base: UIView.self, singles: NewsProbes.singles, examples: NewsProbes.examples,
    all: .all
  ) { NewsProbes.uncounted(of: $0) }

  private struct Recent {
    let type: ObjectIdentifier
    let overrides: Overrides
  }

  static func overrides(of type: UIView.Type) -> Overrides {
    let identifier = ObjectIdentifier(type)
    let place = ClassSlots.slot(of: identifier)
    if let recent, let known = recent[place], known.type == identifier { return known.overrides }
    return look(for: type, at: place)
  }

  /// Apart, as it is hardly ever done.
  @inline(never) private static func look(for type: UIView.Type, at place: Int) -> Overrides {
    let identifier = ObjectIdentifier(type)
    let overrides = known[identifier] ?? find(type)
    known[identifier] = overrides
    recent = recent ?? [Recent?](repeating: nil, count: ClassSlots.count)
    recent?[place] = Recent(type: identifier, overrides: overrides)
    return overrides
  }

  private static func find(_ type: UIView.Type) -> Overrides {
    (reading?.overrides(of: type) ?? .all, news(of: type), ContentTables.overrides(of: type))
  }

  /// A plain label draws nothing: its `draw(_:)` is there for the application's own classes.
  private static func news(of type: UIView.Type) -> BranchNews {
    guard let found = newsReading?.overrides(of: type) else { return .all }
    return type == UILabel.self ? found.subtracting(.window) : found
  }

  /// Whether the self-tests succeeded.
  static var areReadable: Bool { reading != nil && newsReading != nil }
}
