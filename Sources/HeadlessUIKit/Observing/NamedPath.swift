#if !canImport(Darwin)
  import Foundation

  /// Names of properties, each of the object that the one before gives: `titleLabel.text`.
  ///
  /// Who observes by one hears of it where any of these objects tells.
  @MainActor final class NamedPath {
    private let names: ArraySlice<String>
    /// Of the first name: the object is always the same.
    private let first: NamedProperties.Reading
    /// Whether it leads to what people type or turn, of whichever object.
    let isChangedByHand: Bool
    private weak var token: NSKeyValueObservation?
    private var followed: [Followed] = []

    private struct Followed {
      weak var object: NSObject?
    }

    /// Nil where one of the names is none that is known.
    init?(_ path: String, of object: NSObject) {
      let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard let first = NamedProperties.all.reading(ofFirst: names[...], of: object) else { return nil }
      (self.first, self.names) = (first.reading, first.rest)
      isChangedByHand = names.last.map(["text", "attributedText", "on"].contains) ?? false
      if value(of: object) == nil { return nil }
    }

    /// Nil where a name is none that is known; what follows a property without a value has none.
    func value(of object: NSObject) -> NamedValue? {
      var (value, names) = (first(object), names)
      while !names.isEmpty {
        guard let present = value?.value, !(present is NSNull) else { return value }
        guard type(of: present) is AnyClass, let object = present as? NSObject,
          let next = NamedProperties.all.reading(ofFirst: names, of: object)
        else { return nil }
        follow(object)
        (value, names) = (next.reading(object), next.rest)
      }
      return value
    }

    /// The observation hears of every object on the way.
    func tell(_ token: NSKeyValueObservation) {
      self.token = token
      let objects = followed.compactMap(\.object)
      followed = []
      for object in objects { follow(object) }
    }

    /// One that has taken another's place is heard of from then on.
    private func follow(_ object: NSObject) {
      guard !followed.contains(where: { $0.object === object }) else { return }
      followed.removeAll { $0.object == nil }
      followed.append(Followed(object: object))
      if let token { UIApplication.shared.watches.watch(of: object).add(token) }
    }
  }
#endif
