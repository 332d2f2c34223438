/// The trees that are measured.
extension TreeShape {
  /// By name, with a number at its end that says how large: `chain100`, `wide10000`.
  static func named(_ name: String) -> TreeShape? {
    let kind = String(name.prefix { !$0.isNumber })
    let size = Int(name.dropFirst(kind.count)) ?? 0
    switch kind {
    case "app": return app(name, isTurned: false)
    case "appturned": return app(name, isTurned: true)
    case "chain" where size > 0: return chain(size, name)
    case "wide" where size > 0: return wide(size, name)
    case "scatter" where size > 0: return scatter(size, name, spread: 4000)
    case "cluster" where size > 0: return scatter(size, name, spread: 40)
    case "balanced" where size > 0: return balanced(size, name)
    case "big": return big(name)
    default: return nil
    }
  }

  /// Each view in the one before.
  private static func chain(_ depth: Int, _ name: String) -> TreeShape {
    TreeShape(name, width: 4000, height: 4000) { tree in
      var parent = 0
      for level in 1..<depth { parent = tree.add(parent, 1, 1, 4000 - 2 * level, 4000 - 2 * level) }
    }
  }

  /// A grid of siblings, in any order.
  private static func wide(_ count: Int, _ name: String) -> TreeShape {
    var side = 1
    while side * side < count { side += 1 }
    return TreeShape(name, width: 12 * side, height: 12 * side) { tree in
      var cells = Array(0..<count)
      var numbers = Numbers(seed: 3)
      numbers.shuffle(&cells)
      for cell in cells { tree.add(0, cell % side * 12 + 1, cell / side * 12 + 1, 11, 11) }
    }
  }

  /// Siblings anywhere, about five deep everywhere; or all of them in one small part.
  private static func scatter(_ count: Int, _ name: String, spread: Int) -> TreeShape {
    TreeShape(name, width: 4000, height: 4000) { tree in
      let side = Int((5.0 * 16_000_000 / Double(count)).squareRoot())
      var numbers = Numbers(seed: 5)
      for _ in 0..<count {
        let width = max(2, side / 2 + numbers.below(side))
        let height = max(2, side / 2 + numbers.below(side))
        let x = numbers.below(max(1, min(spread, 4000) - min(width, spread - 1)))
        let y = numbers.below(max(1, min(spread, 4000) - min(height, spread - 1)))
        tree.add(0, x, y, min(width, 4000), min(height, 4000))
      }
    }
  }

  /// Eight in each, so many levels deep.
  private static func balanced(_ depth: Int, _ name: String) -> TreeShape {
    TreeShape(name, width: 4096, height: 4096) { tree in
      var level = [(parent: 0, width: 4096, height: 4096)]
      for step in 0..<depth {
        let (columns, lines) = step % 2 == 0 ? (4, 2) : (2, 4)
        level = level.flatMap { parent, width, height in
          (0..<8).map { place in
            let (w, h) = (width / columns, height / lines)
            return (tree.add(parent, place % columns * w, place / columns * h, w, h), w, h)
          }
        }
      }
    }
  }

  /// A hundred sections of a hundred rows of ten.
  private static func big(_ name: String) -> TreeShape {
    TreeShape(name, width: 4000, height: 4000) { tree in
      for section in 0..<100 {
        let holder = tree.add(0, section % 10 * 400, section / 10 * 400, 400, 400)
        for line in 0..<100 {
          let row = tree.add(holder, line % 10 * 40, line / 10 * 40, 40, 40)
          for cell in 0..<10 { tree.add(row, cell % 5 * 8, cell / 5 * 20, 8, 20) }
        }
      }
    }
  }

  /// A list screen of a phone as containers build it: a tab bar around a navigation bar around a list.
  private static func app(_ name: String, isTurned: Bool) -> TreeShape {
    TreeShape(name, width: 390, height: 844) { tree in
      let transition = tree.add(0, 0, 0, 390, 844)
      let tabs = tree.add(tree.add(transition, 0, 0, 390, 844), 0, 0, 390, 844)
      let navigation = tree.add(tree.add(tree.add(tabs, 0, 0, 390, 844), 0, 0, 390, 844), 0, 0, 390, 844)
      let screen = tree.add(tree.add(navigation, 0, 0, 390, 844), 0, 0, 390, 844)
      tree.addList(to: screen, isTurned: isTurned)
      tree.addNavigationBar(to: navigation)
      tree.addTabBar(to: tabs)
      let button = tree.add(screen, 310, 690, 64, 64, turned: isTurned ? 15 : 0, scale: isTurned ? 1.1 : 1)
      tree.add(button, 20, 20, 24, 24, .disabled)
      tree.add(screen, 20, 600, 350, 60, .hidden)
      tree.add(transition, 0, 0, 390, 844, .transparent)
      let sheet = tree.add(transition, 20, 200, 350, 400, .hidden)
      for line in 0..<12 {
        let row = tree.add(sheet, 0, line * 33, 350, 33)
        tree.add(row, 8, 4, 200, 25, .disabled)
        tree.add(row, 280, 4, 60, 25)
      }
      tree.add(0, 0, 0, 390, 844, .disabled)
    }
  }

  private mutating func addList(to screen: Int, isTurned: Bool) {
    let list = add(screen, 0, 0, 390, 844, scrolled: 300)
    var y = 0
    for line in 0..<26 {
      let height = line % 5 == 0 ? 92 : 76
      let cell = add(list, 0, y, 390, height, line > 20 ? .hidden : [])
      add(cell, 0, 0, 390, height, .disabled)
      let content = add(
        cell, 0, 0, 390, height, turned: isTurned && line % 4 == 0 ? 3 : 0,
        scale: isTurned && line % 4 == 1 ? 0.96 : 1)
      let stack = add(content, 16, 8, 358, height - 16)
      add(stack, 0, 0, 48, height - 16, .disabled)
      let texts = add(stack, 58, 0, 200, height - 16)
      for (top, width) in [(0, 200), (24, 200), (44, 120)] { add(texts, 0, top, width, 18, .disabled) }
      let button = add(stack, 270, 4, 84, 36)
      add(button, 4, 8, 20, 20, .disabled)
      add(button, 28, 8, 52, 20, .disabled)
      y += height
      if line % 2 == 1 { add(cell, 16, height - 1, 374, 1, .disabled) }
    }
    for place in 0..<6 { add(list, 384, 300 + place * 20, 4, 12, .transparent) }
  }

  private mutating func addNavigationBar(to navigation: Int) {
    let bar = add(navigation, 0, 0, 390, 96)
    add(bar, 0, 0, 390, 96, .disabled)
    let content = add(bar, 0, 52, 390, 44)
    for place in 0..<4 {
      let item = add(content, place < 2 ? place * 60 : 390 - 60 * (place - 1), 0, 56, 44)
      let button = add(add(item, 4, 4, 48, 36), 2, 2, 44, 32)
      add(button, 4, 4, 24, 24, .disabled)
      add(button, 30, 8, 12, 16, .disabled)
    }
    add(content, 120, 8, 150, 28, .disabled)
  }

  private mutating func addTabBar(to tabs: Int) {
    let bar = add(tabs, 0, 761, 390, 83)
    add(bar, 0, 0, 390, 83, .disabled)
    for place in 0..<5 {
      let item = add(bar, place * 78, 0, 78, 49)
      add(item, 25, 6, 28, 28, .disabled)
      add(item, 10, 35, 58, 12, .disabled)
      add(add(item, 50, 2, 18, 18), 2, 2, 14, 14, .disabled)
    }
  }
}
