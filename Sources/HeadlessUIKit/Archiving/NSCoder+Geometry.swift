public import Foundation

#if !canImport(Darwin)
  extension NSCoder {
    // Points, sizes and rectangles are written by Foundation's own methods of that name.

    /// By its key, to be read by `decodeCGVector(forKey:)`.
    public func encode(_ vector: CGVector, forKey key: String) { keep([vector.dx, vector.dy], key) }
    /// By its key, to be read by `decodeCGAffineTransform(forKey:)`.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
      keep([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], key)
    }
    /// By its key, to be read by `decodeUIEdgeInsets(forKey:)`.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
      keep([insets.top, insets.left, insets.bottom, insets.right], key)
    }

    /// Zero where nothing of it is there.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
      containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
    }
    /// Zero where nothing of it is there.
    public func decodeCGSize(forKey key: String) -> CGSize {
      containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
    }
    /// Zero where nothing of it is there.
    public func decodeCGRect(forKey key: String) -> CGRect {
      containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
    }
    /// Zero where nothing of it is there.
    public func decodeCGVector(forKey key: String) -> CGVector {
      kept(key, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    /// The identity where nothing of it is there.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
      kept(key, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
        ?? .identity
    }
    /// Zero where nothing of it is there.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
      kept(key, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    /// Zero where nothing of it is there.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
      kept(key, 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
        ?? .zero
    }
    /// Zero where nothing of it is there.
    public func decodeUIOffset(forKey key: String) -> UIOffset {
      kept(key, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    private func keep(_ numbers: [CGFloat], _ key: String) {
      encode(numbers.map { "\(Double($0))" }.joined(separator: " ") as NSString, forKey: key)
    }

    private func kept(_ key: String, _ count: Int) -> [CGFloat]? {
      guard let text = text(forKey: key) else { return nil }
      let numbers = text.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
      return numbers.count == count ? numbers : nil
    }
  }
#endif
