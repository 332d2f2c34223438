/// What somebody in a branch, its topmost view included, hears of.
///
/// In most branches nobody hears of anything: then nothing of it is told, or worked out, in all of the branch. What
/// a branch has, those of its superviews have too.
struct BranchNews: OptionSet, Sendable {
  let rawValue: UInt8

  /// Another safe area: a class has its own `safeAreaInsets`, or a method that hears of a change of it, or of
  /// margins that follow it.
  static let safeArea = BranchNews(rawValue: 1)
  /// A safe area that is another one because a view was moved: controllers' views and scroll views hear of it.
  static let moves = BranchNews(rawValue: 2)
  /// Guides were solved with a safe area, which may be another one by now.
  static let guides = BranchNews(rawValue: 4)
  /// Another window: a class has a method that hears of it, or draws, or the view is a controller's.
  static let window = BranchNews(rawValue: 8)

  /// That constraints are wanted: a class has its own `updateConstraints`, or the view is a controller's.
  static let constraints = BranchNews(rawValue: 16)
  /// Another tint: a class has a method that hears of it.
  static let tint = BranchNews(rawValue: 32)

  /// That a view leaves its superview: a class has a method that hears of it.
  static let superview = BranchNews(rawValue: 64)
  /// That a view is left by a subview: a class has a method that hears of it.
  static let subviews = BranchNews(rawValue: 128)

  /// All of it that a class can want by what it overrides.
  static let all: BranchNews = [.safeArea, .window, .constraints, .tint, .superview, .subviews]

  /// Whether somebody has to be told when a view here ends. Plain numbers: every view's end asks.
  var hearsOfLeaving: Bool { rawValue & 192 != 0 }

  /// Whether it matters here what the safe area is.
  var mindsSafeArea: Bool { !isDisjoint(with: [.safeArea, .moves, .guides]) }
}

extension UIView {
  /// From now on somebody in the branch hears of it; and so in all branches that this one is in.
  func expect(_ news: BranchNews) {
    var view: UIView? = self
    while let present = view, !present.branchNews.isSuperset(of: news) {
      if news.mindsSafeArea, !present.branchNews.mindsSafeArea, present.windowGiver != nil {
        // Nobody has kept up with it until now.
        present.layoutState.toldInsets = present.safeAreaInsets
      }
      present.branchNews.formUnion(news)
      view = present.holder
    }
  }
}
