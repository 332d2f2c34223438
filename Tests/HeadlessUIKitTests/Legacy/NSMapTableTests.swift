import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct NSMapTableTests {
  final class Line {}

  @Test func `touches are keys, in the order in which they came`() {
    let table = NSMapTable<UITouch, Line>.strongToStrongObjects()
    let (first, second) = (UITouch(), UITouch())
    let lines = [Line(), Line(), Line()]
    table.setObject(lines[0], forKey: first)
    table.setObject(lines[1], forKey: second)
    table.setObject(lines[2], forKey: first)
    #expect(table.count == 2 && table.object(forKey: first) === lines[2])
    #expect((table.objectEnumerator()?.allObjects as? [Line])?.first === lines[2])
    table.removeObject(forKey: first)
    #expect(table.object(forKey: first) == nil && table.object(forKey: second) === lines[1])
    table.removeAllObjects()
    #expect(table.count == 0 && table.objectEnumerator() == nil)
  }

  @Test func `equal keys are one`() {
    let table = NSMapTable<NSString, Line>.strongToStrongObjects()
    table.setObject(Line(), forKey: "a")
    table.setObject(Line(), forKey: NSString(string: "a"))
    #expect(table.count == 1)
  }

  /// By looks at all of them for each it took minutes.
  @Test(.timeLimit(.minutes(1))) func `however many keys there are, each is found at once, and in its order`() {
    let table = NSMapTable<UIView, NSNumber>.weakToStrongObjects()
    let set = NSHashTable<UIView>.weakObjects()
    var views = (0..<20_000).map { _ in UIView() }
    for (number, view) in views.enumerated() {
      table.setObject(NSNumber(value: number), forKey: view)
      set.add(view)
    }
    #expect(views.indices.allSatisfy { table.object(forKey: views[$0])?.intValue == $0 })
    #expect(views.allSatisfy(set.contains) && set.count == 20_000)
    for view in views[5_000..<9_000] {
      table.removeObject(forKey: view)
      set.remove(view)
    }
    views.removeLast(10_000)
    #expect(table.count == 6_000 && set.count == 6_000)
    let more = (0..<30_000).map { _ in UIView() }
    for view in more { table.setObject(1, forKey: view) }
    #expect(table.count == 36_000)
    let keys = table.keyEnumerator().allObjects as? [UIView] ?? []
    #expect(keys == Array(views[..<5_000] + views[9_000...]) + more)
  }

  @Test func `what is not kept alive goes`() {
    let table = NSMapTable<Line, Line>.weakToStrongObjects()
    let set = NSHashTable<Line>.weakObjects()
    var line: Line? = Line()
    table.setObject(Line(), forKey: line)
    set.add(line)
    set.add(line)
    #expect(table.count == 1 && set.count == 1 && set.contains(line))
    line = nil
    #expect(table.count == 0 && set.count == 0 && set.anyObject == nil)
  }
}
