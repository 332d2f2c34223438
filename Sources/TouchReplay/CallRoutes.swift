import HeadlessUIKit
import Traces

/// The routes that calls of one replay went, each put into names once: a finger that moves goes the same way up the
/// chain with every sample.
@MainActor struct CallRoutes {
  /// More than one drag goes; where there were more, they are found anew.
  private static let limit = 32

  private let subjects: Subjects
  private var known: [KnownRoute] = []
  /// Where the next one is looked for first: a finger goes the way that it went.
  private var latest = 0

  init(subjects: Subjects) { self.subjects = subjects }

  /// A route with the names that it was made of. Names stand for their responders: no two have the same object, and
  /// nobody is kept alive.
  @MainActor private struct KnownRoute {
    let names: [Subjects.Known]
    private let notes: [ObjectIdentifier]
    let sender: Subjects.Known?
    let isUnhandled: Bool
    let route: CallRoute
    /// Those of the names that may not be right any more.
    let changing: [Subjects.Known]

    init(names: [Subjects.Known], sender: Subjects.Known?, isUnhandled: Bool, route: CallRoute) {
      (self.names, self.sender, self.isUnhandled, self.route) = (names, sender, isUnhandled, route)
      notes = names.map { ObjectIdentifier($0) }
      changing = (names + [sender].compactMap { $0 }).filter(\.changes)
    }

    func goes(through responders: ArraySlice<Unmanaged<UIResponder>>, from sender: UIResponder?, isUnhandled: Bool)
      -> Bool
    {
      isUnhandled == self.isUnhandled && sender?.note === self.sender && UIResponder.bear(notes, responders)
    }
  }

  /// The same object for the same responders, as long as they are called the same.
  /// - Parameter responders: not empty; each passes the call to the next one.
  mutating func route(
    through responders: ArraySlice<Unmanaged<UIResponder>>, from sender: UIResponder?, isUnhandled: Bool
  ) -> CallRoute {
    for _ in known.indices {
      if latest >= known.count { latest = 0 }
      if known[latest].goes(through: responders, from: sender, isUnhandled: isUnhandled) {
        guard areCurrent(known[latest].changing) else { break }
        return known[latest].route
      }
      latest += 1
    }
    return makeRoute(through: responders, from: sender, isUnhandled: isUnhandled)
  }

  private func areCurrent(_ names: [Subjects.Known]) -> Bool {
    for name in names where !name.isCurrent(for: subjects) { return false }
    return true
  }

  private mutating func makeRoute(
    through responders: ArraySlice<Unmanaged<UIResponder>>, from sender: UIResponder?, isUnhandled: Bool
  ) -> CallRoute {
    let sender = sender.map(subjects.known)
    let names = responders.map { subjects.known($0.takeUnretainedValue()) }
    var stops: [CallRoute.Stop] = []
    for name in names {
      let from = stops.last?.subject ?? sender?.name
      stops.append(CallRoute.Stop(subject: name.name, from: from, outcome: .passed))
    }
    if isUnhandled, !stops.isEmpty { stops[stops.count - 1].outcome = .unhandled }
    let route = KnownRoute(names: names, sender: sender, isUnhandled: isUnhandled, route: CallRoute(stops))
    if known.count == Self.limit { known.removeAll() }
    latest = known.count
    known.append(route)
    return route.route
  }
}
