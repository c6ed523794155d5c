declare global {
  /** Whether nobody sees an element, though screen readers may read it: it is clipped away, or inside what is. */
  var isUnseen: (element: Element) => boolean
}

/** Gives the page `isUnseen`, which caches its answers; call this again after each change of layout. */
export function defineUnseen(): void {
  const known = new WeakMap<Element, boolean>()
  const isHidden = (element: Element): boolean => {
    const { clipPath, overflowX, position } = getComputedStyle(element)
    if (clipPath !== 'none') return true
    if (overflowX === 'visible' && position !== 'absolute') return false
    const { width, height } = element.getBoundingClientRect()
    return width <= 1 || height <= 1
  }
  const isWithinHidden = (element: Element | null): boolean => {
    if (!element || element === document.body) return false
    const before = known.get(element)
    if (before !== undefined) return before
    const found = isHidden(element) || isWithinHidden(element.parentElement)
    known.set(element, found)
    return found
  }
  globalThis.isUnseen = (element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isWithinHidden(element)
}
