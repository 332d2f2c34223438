/// What a stretch of a trace's line stands for, where somebody may want to look at it less closely.
package enum LineField: Hashable, Sendable {
  /// The second column: milliseconds.
  case times
  /// Points on the screen, in views, and of content that scrolls.
  case positions
  /// Points a second.
  case velocities
  /// The names of views and responders.
  case views
}
