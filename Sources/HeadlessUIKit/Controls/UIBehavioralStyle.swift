/// Whether a control is used as on a pad or as on a Mac. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibehavioralstyle>
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }
