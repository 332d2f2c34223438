/// What the controllers of a stack say of the bars below them.
///
/// They are asked as the stack becomes another one, and it holds until that is so again: a controller says it of
/// itself for the moment in which it pushes another one, and has its bar when that has gone (V1113).
struct BottomBars: Equatable {
  /// One on the stack hides the tab bar, also for those above it.
  private(set) var hidesTabBar = false
  /// The topmost one hides the toolbar.
  private(set) var hidesToolbar = false

  init() {}

  @MainActor init(below stack: [UIViewController]) {
    hidesTabBar = stack.contains(where: \.hidesBottomBarWhenPushed)
    hidesToolbar = stack.last?.hidesBottomBarWhenPushed == true
  }
}
