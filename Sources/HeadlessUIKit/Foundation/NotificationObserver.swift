#if !canImport(Darwin)
  import Foundation
  import Synchronization

  /// Who hears of notifications of a name and an object, where there are such: a block, or an object's method.
  final class NotificationObserver: Sendable {
    /// Who came before is called before.
    let order: Int
    let name: Notification.Name?
    /// Of whom the method is, or of the token.
    let place: ObjectIdentifier
    let listensToAll: Bool
    nonisolated(unsafe) weak let object: AnyObject?
    private let way: Way

    private enum Way: Sendable {
      case block(Block)
      case method(Method)
    }

    private struct Block: Sendable {
      /// Retained: another token can't be taken for it.
      nonisolated(unsafe) let token: any NSObjectProtocol
      weak let mark: ObserverMark?
      let call: @Sendable (Notification) -> Void
    }

    private struct Method: Sendable {
      nonisolated(unsafe) weak let observer: AnyObject?
      let selector: Selector
    }

    init(
      _ order: Int, _ token: any NSObjectProtocol, _ mark: ObserverMark, name: Notification.Name?,
      object: AnyObject?, _ call: @escaping @Sendable (Notification) -> Void
    ) {
      (self.order, self.name, self.object, place) = (order, name, object, ObjectIdentifier(token))
      listensToAll = object == nil
      way = .block(Block(token: token, mark: mark, call: call))
    }

    /// - Parameter observer: not retained.
    init(_ order: Int, _ observer: AnyObject, _ selector: Selector, name: Notification.Name?, object: AnyObject?) {
      (self.order, self.name, self.object, place) = (order, name, object, ObjectIdentifier(observer))
      listensToAll = object == nil
      way = .method(Method(observer: observer, selector: selector))
    }

    /// Whether whose method it is has died, or Foundation has removed the token.
    var isGone: Bool {
      switch way {
      case .block(let block): block.mark == nil
      case .method(let method): method.observer == nil
      }
    }

    /// As the line lets go of it.
    func end() {
      if case .block(let block) = way { block.mark?.isOver.store(true, ordering: .relaxed) }
    }

    func listens(to sender: AnyObject?) -> Bool {
      if listensToAll { return true }
      guard let object else { return false }
      return object === sender
    }

    func hear(_ notification: Notification) {
      switch way {
      case .block(let block): block.call(notification)
      case .method(let method):
        guard let observer = method.observer else { return }
        nonisolated(unsafe) let (told, notification) = (observer, notification)
        MainActor.assumeIsolated {
          _ = ActionLookup.call(method.selector, of: told, with: notification, from: notification.object)
        }
      }
    }
  }

  /// Is there as long as Foundation knows the token of a block: as the object of notifications, which nobody posts.
  /// Code that has a token as `Any` has Foundation's own method remove it.
  final class ObserverMark: Sendable {
    private weak let line: ObserverLine?
    /// Whether the line knows that it goes.
    let isOver = Atomic(false)

    init(_ line: ObserverLine) { self.line = line }

    /// Foundation's lock is held: the block itself is let go of as the turn ends.
    deinit {
      if let line, !isOver.load(ordering: .relaxed) { LeftLines.add(line) }
    }
  }
#endif
