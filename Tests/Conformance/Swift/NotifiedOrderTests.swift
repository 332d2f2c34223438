import Foundation
import HeadlessUIKit
import Synchronization
import Testing

/// Rules L39 and L40: in which order observers of one center are called.
@MainActor @Suite("L: notified in order") struct NotifiedOrderTests {
  private nonisolated static let (name, other) = (Notification.Name("sent"), Notification.Name("other"))

  private final class Heard: Sendable {
    private let words = Mutex<[String]>([])
    func add(_ word: String) { words.withLock { $0.append(word) } }
    func take() -> String {
      words.withLock { words in
        defer { words = [] }
        return words.joined(separator: " ")
      }
    }
  }

  private final class Part: NSObject, ActionMethods {
    let (word, heard): (String, Heard)
    init(_ word: String, _ heard: Heard) { (self.word, self.heard) = (word, heard) }
    func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
      action == "hear:" ? { [unowned self] _, _ in heard.add(word) } : nil
    }
  }

  @Test("L39 blocks, methods and those on the main queue are called in the order of their registration")
  func order() {
    let (center, heard) = (NotificationCenter(), Heard())
    let (sender, stranger) = (NSObject(), NSObject())
    var parts: [Part] = []
    for i in 0..<8 {
      center.addObserver(
        forName: Self.name, object: i % 3 == 0 ? sender : nil, queue: i % 2 == 0 ? .main : nil
      ) { _ in heard.add("b\(i)") }
      let part = Part("m\(i)", heard)
      parts.append(part)
      center.addObserver(part, selector: "hear:", name: Self.name, object: i == 2 ? stranger : nil)
    }
    center.post(name: Self.name, object: sender)
    #expect(heard.take() == "b0 m0 b1 m1 b2 b3 m3 b4 m4 b5 m5 b6 m6 b7 m7")
    center.post(name: Self.name, object: nil)
    #expect(heard.take() == "m0 b1 m1 b2 m3 b4 m4 b5 m5 m6 b7 m7")
    center.post(name: Self.other, object: sender)
    #expect(heard.take() == "")
  }

  @Test("L39 also where some hear of every name, and of another one")
  func names() {
    let (center, heard) = (NotificationCenter(), Heard())
    for (word, name) in [("a", Self.name), ("b", nil), ("c", Self.other), ("d", Self.name), ("e", nil)] {
      center.addObserver(forName: name, object: nil, queue: nil) { _ in heard.add(word) }
    }
    center.post(name: Self.name, object: nil)
    #expect(heard.take() == "a b d e")
    center.post(name: Self.other, object: nil)
    #expect(heard.take() == "b c e")
    center.post(name: Notification.Name("third"), object: nil)
    #expect(heard.take() == "b e")
  }

  @Test("L39 who is removed, by whichever type, or gone is called no more; who comes again is the last")
  func removal() {
    let (center, heard) = (NotificationCenter(), Heard())
    func observe(_ word: String) -> any NSObjectProtocol {
      center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in heard.add(word) }
    }
    let (first, second, third): (any NSObjectProtocol, Any, Any?) = (observe("1"), observe("2"), observe("3"))
    let part = Part("part", heard)
    center.addObserver(part, selector: "hear:", name: Self.name, object: nil)
    var gone: Part? = Part("gone", heard)
    if let gone { center.addObserver(gone, selector: "hear:", name: Self.name, object: nil) }
    gone = nil
    let fourth = observe("4")
    center.post(name: Self.name, object: nil)
    #expect(heard.take() == "1 2 3 part 4")
    center.removeObserver(part, name: Self.other, object: nil)
    center.removeObserver(second)
    center.post(name: Self.name, object: nil)
    #expect(heard.take() == "1 3 part 4")
    if let third { center.removeObserver(third, name: Self.name, object: nil) }
    center.removeObserver(first)
    center.post(name: Self.name, object: nil)
    #expect(heard.take() == "part 4")
    center.removeObserver(part)
    center.addObserver(part, selector: "hear:", name: Self.name, object: nil)
    center.post(name: Self.name, object: nil)
    #expect(heard.take() == "4 part")
    center.removeObserver(fourth, name: Self.name, object: nil)
    center.removeObserver(part, name: Self.name, object: nil)
    center.post(name: Self.name, object: nil)
    #expect(heard.take() == "")
  }

  @Test("L39 a post within a post is heard by all first, and who comes meanwhile hears of the next one")
  func nested() {
    let (center, heard) = (NotificationCenter(), Heard())
    center.addObserver(forName: Self.name, object: nil, queue: nil) { [weak center] _ in
      heard.add("a")
      center?.post(name: Self.other, object: nil)
      center?.addObserver(forName: Self.name, object: nil, queue: nil) { _ in heard.add("new") }
    }
    for word in ["b", "c"] {
      center.addObserver(forName: Self.other, object: nil, queue: nil) { _ in heard.add("\(word) other") }
      center.addObserver(forName: Self.name, object: nil, queue: .main) { _ in heard.add(word) }
    }
    center.post(name: Self.name, object: nil)
    #expect(heard.take() == "a b other c other b c")
    center.post(name: Self.name, object: nil)
    #expect(heard.take() == "a b other c other b c new")
  }

  @Test("L39 what a block retains is let go of as it is removed, by the type of anything as the turn ends")
  func retained() {
    final class Screen: Sendable {
      let center: NotificationCenter
      init(_ center: NotificationCenter) { self.center = center }
      // As many do, in the midst of being let go of.
      deinit { center.post(name: NotifiedOrderTests.other, object: nil) }
    }
    let (phone, center, heard) = (Phone(), NotificationCenter(), Heard())
    center.addObserver(forName: Self.other, object: nil, queue: nil) { _ in heard.add("gone") }
    func observe() -> any NSObjectProtocol {
      let screen = Screen(center)
      return center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in
        withExtendedLifetime(screen) {}
      }
    }
    let token = observe()
    center.removeObserver(token)
    #expect(heard.take() == "gone")
    let anything: Any = observe()
    center.removeObserver(anything)
    phone.application.endTurn()
    #expect(heard.take() == "gone")
    withExtendedLifetime((token, anything)) {}
  }

  @Test("L40 on a main queue that is handed on as an optional, who posts on the main actor calls the block at once")
  func optionalQueue() {
    let (center, heard) = (NotificationCenter(), Heard())
    let token = center.observe(Self.name) { _ in heard.add("main") }
    center.observe(Self.name, queue: nil) { _ in heard.add("none") }
    center.observe(Self.name, queue: OperationQueue()) { _ in heard.add("own") }
    center.post(name: Self.name, object: nil)
    heard.add("posted")
    #expect(heard.take() == "main none own posted")
    center.removeObserver(token)
  }
}

extension NotificationCenter {
  /// As many applications have it.
  @discardableResult
  fileprivate func observe(
    _ name: Notification.Name, queue: OperationQueue? = .main,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { addObserver(forName: name, object: nil, queue: queue, using: block) }
}
