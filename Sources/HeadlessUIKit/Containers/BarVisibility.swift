/// Whether a container hides a bar. One that code hides stays so until the container has hidden it, too, and shows
/// it again (V420).
@MainActor struct BarVisibility {
  private var isHidden = false

  nonisolated init() {}

  mutating func hide(_ bar: UIView, if hides: Bool) {
    if hides || isHidden { bar.isHidden = hides }
    isHidden = hides
  }
}
