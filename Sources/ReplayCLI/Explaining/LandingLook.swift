import Traces

/// A hit walk for people: the tree, and the sentence about the view that was meant.
enum WalkText {
  static func of(_ walk: HitWalk, whyNot path: String?) -> String {
    var text = "\(HitWalkTree(walk))"
    guard let path else { return text }
    if walk.answer == path {
      text += ExplanationLabel.padded("meant") + "\(Escaping.escaped(path)) is the view that was hit\n"
    } else if let sentence = walk.sentence(whyNot: path) {
      text += ExplanationLabel.padded("why not") + "\(sentence)\n"
    }
    return text
  }
}
