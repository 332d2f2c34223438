import Foundation

/// Where views and guides lie, in terms of variables: made when a rule first names them.
extension LayoutSystem {
  func makeSize() -> LinearSum { LinearSum(variable: tableau.makeVariable(isFree: false)) }
  private func makePosition() -> LinearSum { LinearSum(variable: tableau.makeVariable(isFree: true)) }

  private func makeBox(for item: any LayoutItem) -> LayoutBox {
    placed.append(item)
    return LayoutBox(x: makePosition(), y: makePosition(), width: makeSize(), height: makeSize())
  }

  /// In its superview's coordinates; in its own for the root.
  func box(of view: UIView) -> LayoutBox {
    if let known = boxes[ObjectIdentifier(view)] { return known }
    let box = view.isPlacedByConstraints ? makeBox(for: view) : followingBox(of: view)
    boxes[ObjectIdentifier(view)] = box
    return box
  }

  /// Where autoresizing puts the view when its superview gets another size.
  private func followingBox(of view: UIView) -> LayoutBox {
    var box = LayoutBox(view.untransformedFrame)
    guard let superview = view.superview else { return box }
    let outer = self.box(of: superview)
    let (x, y) = view.autoresizingShares(of: superview.bounds.size)
    let (wider, higher) = (outer.width - superview.bounds.width, outer.height - superview.bounds.height)
    box.x.add(wider, times: x.start)
    box.width.add(wider, times: x.length)
    box.y.add(higher, times: y.start)
    box.height.add(higher, times: y.length)
    return box
  }

  /// In the coordinates of the view that owns it.
  /// - Parameter scroll: the owner, where somebody in its content asks for one of its edges.
  private func box(of guide: UILayoutGuide, in owner: UIView, seenFromContentOf scroll: UIScrollView?) -> LayoutBox
  {
    guard let kind = guide.kind else {
      if let known = boxes[ObjectIdentifier(guide)] { return known }
      let box = makeBox(for: guide)
      boxes[ObjectIdentifier(guide)] = box
      return box
    }
    if kind == .scrollContent, let scroll = owner as? UIScrollView { return content(of: scroll) }
    owner.useInsets()
    if kind == .margins, let scroll { return kind.box(content(of: scroll), of: owner) }
    return kind.box(inner(of: owner), of: owner)
  }

  /// The view as a scroll view, where the other item lies in its content: it sees then the content's edges and
  /// margins, whichever view the rule is on (W12).
  private func scroll(_ view: UIView, around other: (any LayoutItem)?) -> UIScrollView? {
    guard let scroll = view as? UIScrollView, let inside = other?.layoutView, inside !== scroll else { return nil }
    return inside.isDescendant(of: scroll) ? scroll : nil
  }

  /// What somebody in the content sees of a scroll view: the content where it is about an edge, else as much as
  /// shows of it, where that is before anything scrolls.
  private func seen(_ scroll: UIScrollView, for attribute: NSLayoutConstraint.Attribute) -> LayoutBox {
    if attribute.isEdge { return content(of: scroll) }
    let size = box(of: scroll)
    return LayoutBox(x: LinearSum(), y: LinearSum(), width: size.width, height: size.height)
  }

  /// A view in its own coordinates.
  func inner(of view: UIView) -> LayoutBox {
    let size = box(of: view)
    return LayoutBox(
      x: LinearSum(view.bounds.origin.x), y: LinearSum(view.bounds.origin.y), width: size.width, height: size.height
    )
  }

  private func content(of scroll: UIScrollView) -> LayoutBox {
    if let known = contents[ObjectIdentifier(scroll)] { return known }
    let box = LayoutBox(x: LinearSum(), y: LinearSum(), width: makeSize(), height: makeSize())
    contents[ObjectIdentifier(scroll)] = box
    scrolling.append(scroll)
    return box
  }

  /// What constraints line up of a view that lies in the box; baselines go by the view's own edges.
  private func lines(
    _ box: LayoutBox, of view: UIView, for attribute: NSLayoutConstraint.Attribute
  ) -> LayoutBox {
    switch attribute {
    case .firstBaseline, .lastBaseline: box
    default: box.inset(by: view.alignmentInsets)
    }
  }

  /// From the one end to the other; the same way round as people read, where the ends follow that.
  private func way(_ distance: AnchorDistance, in holder: UIView, isMirrored: Bool) -> LinearSum {
    guard let start = distance.start.term, let end = distance.end.term else { return LinearSum() }
    return place(of: end, beside: start.item, in: holder, isMirrored: isMirrored)
      - place(of: start, beside: end.item, in: holder, isMirrored: isMirrored)
  }

  /// In the coordinates of a view that contains the item.
  func place(
    of term: LayoutTerm, beside other: (any LayoutItem)?, in holder: UIView, isMirrored: Bool
  ) -> LinearSum {
    if let distance = term.item as? AnchorDistance {
      return way(distance, in: holder, isMirrored: isMirrored)
    }
    guard let named = term.item.layoutView else { return LinearSum() }
    var attribute = term.attribute
    let view = term.item is UIView ? named.viewWithLine(attribute) : named
    var box: LayoutBox
    var above: UIView? = view
    let scroll = self.scroll(view, around: other)
    if let guide = term.item as? UILayoutGuide {
      box = self.box(of: guide, in: view, seenFromContentOf: attribute.isEdge ? scroll : nil)
    } else if let inside = attribute.withinMargins {
      attribute = inside
      box = (scroll.map { seen($0, for: inside) } ?? inner(of: view)).inset(by: view.marginsWithSafeArea)
    } else if let scroll {
      box = seen(scroll, for: attribute)
      if !attribute.isEdge { box = lines(box, of: view, for: attribute) }
    } else if view === holder {
      box = inner(of: view)
      // A guide of its own in the content, or its own other edge.
      if view is UIScrollView, other != nil { (box.x, box.y) = (LinearSum(), LinearSum()) }
      box = lines(box, of: view, for: attribute)
    } else {
      box = lines(self.box(of: view), of: view, for: attribute)
      above = view.superview
    }
    while let outer = above, outer !== holder {
      box.move(by: self.box(of: outer), origin: outer.bounds.origin)
      above = outer.superview
    }
    let place = box.place(
      of: attribute, isReversed: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      baselines: (view as? any LaidOutText)?.baselines)
    return isMirrored ? place * -1 : place
  }
}
