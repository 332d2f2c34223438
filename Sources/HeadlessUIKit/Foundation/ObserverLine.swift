#if !canImport(Darwin)
  import Foundation
  import Synchronization

  /// Who observes the notifications of one center, in the order in which they came; from any thread.
  ///
  /// Foundation knows of one observer for each name, which goes along this line. Observers of Foundation's own,
  /// which code adds that doesn't import UIKit, come before all of these or after them.
  final class ObserverLine: Sendable {
    fileprivate struct State {
      var named: [Notification.Name: ObserverPlaces] = [:]
      /// Of every notification. Once there was one, another of Foundation's observers goes along the whole line.
      var unnamed: ObserverPlaces?
      /// By their tokens, or by whose method it is: the same address may have been another's before.
      var ofObjects: [ObjectIdentifier: [NotificationObserver]] = [:]
      var made = 0
    }

    private let state = Mutex(State())
    private weak let center: NotificationCenter?

    // MARK: Of which center

    nonisolated(unsafe) private static var key: UInt8 = 0
    /// Recursive: what an address had before may observe as it dies.
    private static let making = NSRecursiveLock()
    private static let ofDefault = ObserverLine(of: .default)

    static func of(_ center: NotificationCenter) -> ObserverLine {
      if center === NotificationCenter.default { return ofDefault }
      return making.withLock {
        if let line = objc_getAssociatedObject(center, &key) as? ObserverLine { return line }
        let line = ObserverLine(of: center)
        objc_setAssociatedObject(center, &key, line, .OBJC_ASSOCIATION_RETAIN)
        return line
      }
    }

    private init(of center: NotificationCenter) { self.center = center }

    // MARK: Coming and going

    func add(_ make: (_ order: Int) -> NotificationObserver) {
      let gone = state.withLock { state in
        state.made += 1
        let observer = make(state.made)
        let gone = places(of: observer.name, in: &state).add(observer)
        state.ofObjects[observer.place, default: []].append(observer)
        state.forget(gone)
        return gone
      }
      // What goes is let go of outside of the lock: it may observe as it dies.
      withExtendedLifetime(gone) {}
    }

    private func places(of name: Notification.Name?, in state: inout State) -> ObserverPlaces {
      if let known = state.places(of: name) { return known }
      let places = ObserverPlaces()
      if let name { state.named[name] = places } else { state.unnamed = places }
      let own: ObserverAdding.Own? = center?.addObserver(forName:object:queue:using:)
      let isOfAll = name == nil
      places.token = own?(name, nil, nil) { [self] in isOfAll ? tellAll($0) : tell(places, $0) }
      return places
    }

    /// - Parameter one: who hears by a method's name, or a token; nil for name and object stands for any.
    func remove(_ one: AnyObject, name: Notification.Name?, object: AnyObject?) {
      let gone = state.withLock { state in
        let gone = (state.ofObjects[ObjectIdentifier(one)] ?? []).filter {
          (name == nil || $0.name == name) && (object == nil || $0.object === object)
        }
        state.forget(gone)
        let left = gone.compactMap { observer in
          state.places(of: observer.name)?.remove(observer)
          return observer.name.flatMap { state.leave($0) }
        }
        return (gone, left)
      }
      end(gone.1)
    }

    func knows(_ one: AnyObject) -> Bool { state.withLock { $0.ofObjects[ObjectIdentifier(one)] != nil } }

    /// Nobody observes by their names any more.
    private func end(_ left: [ObserverPlaces]) {
      let own: ((Any) -> Void)? = center?.removeObserver(_:)
      for places in left { if let token = places.token { own?(token) } }
    }

    // MARK: Telling

    /// Those that are there as it is posted.
    private func tell(_ places: ObserverPlaces, _ notification: Notification) {
      // They are among those of another of Foundation's observers.
      guard let all = state.withLock({ $0.unnamed == nil ? places.all : nil }) else { return }
      tell(all, notification)
    }

    private func tellAll(_ notification: Notification) {
      let name = notification.name
      let all = state.withLock { ($0.named[name]?.all ?? []) + ($0.unnamed?.all ?? []) }
      tell(all.sorted { $0.order < $1.order }, notification)
    }

    private func tell(_ observers: [NotificationObserver], _ notification: Notification) {
      let isOneGone = observers.contains(where: \.isGone)
      let there = isOneGone ? observers.filter { !$0.isGone } : observers
      // To look for the object takes as long as to post.
      let object = there.allSatisfy(\.listensToAll) ? nil : notification.object.map { $0 as AnyObject }
      for observer in there where observer.listens(to: object) { observer.hear(notification) }
      if isOneGone { tidyUp(notification.name) }
    }

    private func tidyUp(_ name: Notification.Name) {
      tidyUp { [$0.named[name], $0.unnamed] }
    }

    /// Lets go of all that are gone.
    func tidyUp() {
      tidyUp { Array($0.named.values) + [$0.unnamed] }
    }

    private func tidyUp(_ places: (State) -> [ObserverPlaces?]) {
      let (gone, left) = state.withLock { state in
        let gone = places(state).flatMap { $0?.tidyUp() ?? [] }.sorted { $0.order < $1.order }
        state.forget(gone)
        return (gone, gone.compactMap { observer in observer.name.flatMap { state.leave($0) } })
      }
      end(left)
      for observer in gone { withExtendedLifetime(observer) {} }
    }
  }

  extension ObserverLine.State {
    fileprivate func places(of name: Notification.Name?) -> ObserverPlaces? {
      name.map { named[$0] } ?? unnamed
    }

    /// - Returns: the places, where nobody has one any more.
    fileprivate mutating func leave(_ name: Notification.Name) -> ObserverPlaces? {
      named[name]?.all.isEmpty == true ? named.removeValue(forKey: name) : nil
    }

    fileprivate mutating func forget(_ observers: [NotificationObserver]) {
      for observer in observers {
        observer.end()
        let place = observer.place
        ofObjects[place]?.removeAll { $0 === observer }
        if ofObjects[place]?.isEmpty == true { ofObjects[place] = nil }
      }
    }
  }

  /// The lines that observers have left without a word.
  enum LeftLines {
    private static let all = Mutex<[ObserverLine]>([])
    /// A turn's end need not wait for the lock.
    private static let areSome = Atomic(false)

    static func add(_ line: ObserverLine) {
      all.withLock { $0.append(line) }
      areSome.store(true, ordering: .releasing)
    }

    static func tidyUp() {
      guard areSome.load(ordering: .relaxed), areSome.exchange(false, ordering: .acquiring) else { return }
      let left = all.withLock { all in
        defer { all = [] }
        return all
      }
      for line in left { line.tidyUp() }
    }
  }

  /// Those who observe by one name, or everything. The line's lock keeps it.
  private final class ObserverPlaces: Sendable {
    nonisolated(unsafe) private(set) var all: [NotificationObserver] = []
    /// So many make it look for those that are gone.
    nonisolated(unsafe) private var most = 16
    /// Of Foundation's observer.
    nonisolated(unsafe) var token: (any NSObjectProtocol)?

    /// - Returns: those that were found gone.
    func add(_ observer: NotificationObserver) -> [NotificationObserver] {
      let gone = all.count < most ? [] : tidyUp()
      if all.count + gone.count >= most { most = max(16, all.count * 2) }
      all.append(observer)
      return gone
    }

    func remove(_ observer: NotificationObserver) { all.removeAll { $0 === observer } }

    func tidyUp() -> [NotificationObserver] {
      let gone = all.filter(\.isGone)
      if !gone.isEmpty { all.removeAll(where: \.isGone) }
      return gone
    }
  }
#endif
