import Foundation
import HeadlessUIKit

/// Writes down what it hears of its appearance. Its view has its title for a name.
final class LoudController: UIViewController {
  private let journal: Journal
  init(_ title: String, _ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    self.title = title
    view.accessibilityIdentifier = title
  }
  required init?(coder: NSCoder) { nil }
  private func note(_ words: String) { journal.note("\(title ?? "") \(words)") }
  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
}
