#if !canImport(Darwin)
  import Foundation

  /// The watches that have observers, for the end of the turn, in the order in which their objects were first
  /// observed.
  @MainActor struct KeyValueWatches {
    @MainActor private struct Entry {
      weak var object: NSObject?
      let watch: KeyValueWatch

      var isOver: Bool { object == nil || watch.isEmpty }
    }

    private var all: [Entry] = [] { didSet { TurnNews.note() } }
    /// Where each object is among them. Another object may live where one did.
    private var places: [ObjectIdentifier: Int] = [:]
    /// So many may be there before those that are over are looked for: as many again as there were, so that to
    /// observe takes the same time however many objects are observed.
    private var most = Self.fewest
    private static let fewest = 32

    var isEmpty: Bool { all.isEmpty }

    private func known(_ object: NSObject) -> KeyValueWatch? {
      guard let place = places[ObjectIdentifier(object)], all[place].object === object else { return nil }
      return all[place].watch
    }

    /// The object's, made when first asked for.
    mutating func watch(of object: NSObject) -> KeyValueWatch {
      if let known = known(object) { return known }
      if all.count >= most { forgetOver() }
      let watch = KeyValueWatch()
      places[ObjectIdentifier(object)] = all.count
      all.append(Entry(object: object, watch: watch))
      (object as? UIResponder)?.watch = watch
      return watch
    }

    private mutating func forgetOver() {
      all.removeAll { $0.isOver }
      places = [:]
      for (place, entry) in all.enumerated() { entry.object.map { places[ObjectIdentifier($0)] = place } }
      most = max(Self.fewest, 2 * all.count)
    }

    /// Before its targets are called: what observes the recognizer's state, or its view's recognizer's.
    func look(at recognizer: UIGestureRecognizer) {
      guard !all.isEmpty else { return }
      known(recognizer)?.look()
      recognizer.view?.watch?.look()
    }

    /// At the end of the turn.
    /// - Returns: whether most of them are over.
    func look() -> Bool {
      for entry in all { if entry.object != nil { entry.watch.look() } }
      return all.count { $0.isOver } * 2 > all.count
    }

    /// Those that are over are looked at no longer.
    mutating func tidyUp() { forgetOver() }
  }
#endif
