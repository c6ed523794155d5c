let isTolerant = false

/**
 * Lets React change a page that the browser translates. A translator puts `font` elements in the place of texts, of
 * which React does not know: taking such a text out, or putting something before it, would be an error that takes the
 * whole page away. Our own changing texts have elements of their own; this is for those that are forgotten.
 */
export function tolerateTranslation(): void {
  if (isTolerant) return
  isTolerant = true
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <N extends Node>(this: Node, added: N, before: Node | null): N {
    insertBefore.call(this, added, before && (childAround(this, before) ?? firstTranslated(this)))
    return added
  }
  Node.prototype.removeChild = function <N extends Node>(this: Node, removed: N): N {
    const child = childAround(this, removed)
    if (child) removeChild.call(this, child)
    return removed
  }
}

/** Returns the child of an element that is a node or holds it. */
function childAround(parent: Node, node: Node): Node | null {
  let at: Node | null = node
  while (at && at.parentNode !== parent) at = at.parentNode
  return at
}

const firstTranslated = ({ childNodes }: Node): Node | null =>
  [...childNodes].find(({ nodeName }) => nodeName === 'FONT') ?? null
