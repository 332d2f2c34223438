import TouchReplay
import Traces

/// What was seen of a stage right before a finger landed there.
struct LandingLook {
  /// Who was asked, and the view that is meant.
  let walk: HitWalk
  /// The path of the view that is meant, or why there is none; nil where none is meant.
  var meant: Result<String, ViewNameError>?

  /// For people: the tree, and the sentence about the view that was meant.
  var text: String {
    "\(HitWalkTree(walk))" + (answer.map { ExplanationLabel.padded($0.label) + "\($0.text)\n" } ?? "")
  }

  /// What is to be said of the view that is meant; nil where nothing is known of it.
  var answer: Answer? {
    switch meant {
    case nil: nil
    case .failure(let error): Answer(view: nil, isHit: false, text: "\(error)", rule: nil)
    case .success(let path) where walk.answer == path:
      Answer(view: path, isHit: true, text: "\(Escaping.escaped(path)) is the view that was hit", rule: nil)
    case .success(let path):
      walk.sentence(whyNot: path).map {
        Answer(view: path, isHit: false, text: $0, rule: walk.reason(for: path)?.rule)
      }
    }
  }

  /// Why the view that is meant was not hit, or that it was.
  struct Answer {
    /// Its path; nil where no view is called so.
    let view: String?
    let isHit: Bool
    let text: String
    let rule: String?

    fileprivate var label: String { isHit ? "meant" : "why not" }
  }
}
