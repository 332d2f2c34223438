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

  @Test func `however many keys there are, each is found, and in its order`() {
    let table = NSMapTable<UIView, NSNumber>.weakToStrongObjects()
    let set = NSHashTable<UIView>.weakObjects()
    var views = (0..<2_000).map { _ in UIView() }
    for (number, view) in views.enumerated() {
      table.setObject(NSNumber(value: number), forKey: view)
      set.add(view)
    }
    #expect(views.indices.allSatisfy { table.object(forKey: views[$0])?.intValue == $0 })
    #expect(views.allSatisfy(set.contains) && set.count == 2_000)
    for view in views[500..<900] {
      table.removeObject(forKey: view)
      set.remove(view)
    }
    views.removeLast(1_000)
    #expect(table.count == 600 && set.count == 600)
    let more = (0..<3_000).map { _ in UIView() }
    for view in more { table.setObject(1, forKey: view) }
    #expect(table.count == 3_600)
    let keys = table.keyEnumerator().allObjects as? [UIView] ?? []
    #expect(keys == Array(views[..<500] + views[900...]) + more)
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
