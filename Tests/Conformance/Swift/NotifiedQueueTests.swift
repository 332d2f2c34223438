import Foundation
import HeadlessUIKit
import Synchronization
import Testing

/// Rule L36: notifications that are observed on a queue.
@MainActor @Suite("L: notified on a queue") struct NotifiedQueueTests {
  private nonisolated static let name = Notification.Name("done")

  /// What was heard, from wherever it was said.
  private final class Heard: Sendable {
    let words = Mutex<[String]>([])
    func add(_ word: String) { words.withLock { $0.append(word) } }
  }

  @Test("L36 on the main queue, who posts on the main actor calls the block at once, also after an await")
  func posts() async throws {
    let (center, heard) = (NotificationCenter(), Heard())
    let token = center.addObserver(forName: Self.name, object: nil, queue: .main) { _ in
      MainActor.assumeIsolated { heard.add("block") }
    }
    center.post(name: Self.name, object: nil)
    heard.add("posted")
    await Task.yield()
    center.post(name: Self.name, object: nil)
    heard.add("posted")
    center.removeObserver(token)
    center.post(name: Self.name, object: nil)
    #expect(heard.words.withLock { $0 } == ["block", "posted", "block", "posted"])
  }

  @Test("L36 who posts elsewhere waits for the main queue, or for another one")
  func postsElsewhere() async {
    let (center, heard) = (NotificationCenter(), Heard())
    let own = OperationQueue()
    _ = center.addObserver(forName: Self.name, object: nil, queue: .main) { _ in
      MainActor.assumeIsolated { heard.add("main") }
    }
    await withCheckedContinuation { posted in
      Thread.detachNewThread {
        center.post(name: Self.name, object: nil)
        heard.add("posted")
        posted.resume()
      }
    }
    #expect(heard.words.withLock { $0 } == ["main", "posted"])
    let other = Notification.Name("other")
    _ = center.addObserver(forName: other, object: nil, queue: own) { _ in heard.add("own") }
    center.post(name: other, object: nil)
    #expect(heard.words.withLock { $0 } == ["main", "posted", "own"])
  }

  @Test("L36 a field's change is heard on the main queue as it is typed")
  func typed() {
    let (phone, heard) = (Phone.forGestures(), Heard())
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    phone.window.addSubview(field)
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: .main
    ) { _ in
      heard.add("changed")
    }
    field.becomeFirstResponder()
    field.insertText("a")
    #expect(heard.words.withLock { $0 } == ["changed"])
    NotificationCenter.default.removeObserver(token)
  }
}
