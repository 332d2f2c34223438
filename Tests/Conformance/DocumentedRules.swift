/// The rules that no test can observe, each with the reason.
///
/// A rule of the model either has a test in this folder that names it, or a line here.
enum DocumentedRules {
  static let reasons: [String: String] = [
    "A19": "An autorelease pool shows only in when objects die; Swift on Linux has none.",
    "R13": "Which class holds the forwarding default can't be told apart where every responder inherits it.",
  ]
}
