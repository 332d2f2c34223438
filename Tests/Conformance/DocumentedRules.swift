/// The rules that no test can observe, each with the reason.
///
/// A rule of the model either has a test in this folder that names it, or a line here.
enum DocumentedRules {
  static let reasons: [String: String] = [
    "A19": "An autorelease pool shows only in when objects die; Swift on Linux has none.",
    "F10": "Accelerometer and gyroscope have no events to send, and the model has no Core Motion.",
    "L2": "An override in an extension does not compile there, so that no test could have one.",
    "L5": "It is a flag of a package, and a package shows it: Tests/Downstream.",
    "L9": "What does not compile is in no test. Tools/downstream proves that the plug-in names it.",
    "P1": "What happens before the event queue is not modelled: a log starts where the application gets the event.",
    "P2": "The run loop's source is a device's; the model is handed reports.",
    "P3": "The conversion of digitizer events is a device's; the model is handed reports.",
    "P6": "It tells how others inject touches into UIKit; nothing here does.",
    "P7": "It tells what timing UIKit accepts from injectors; a log has its own.",
    "P8": "It tells what UIKit's recognizers make of an injector's steps; a log has its own.",
    "R13": "Which class holds the forwarding default can't be told apart where every responder inherits it.",
  ]
}
