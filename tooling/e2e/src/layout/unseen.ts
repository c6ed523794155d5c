declare global {
  /** Whether an element is invisible, though screen readers may read it: it or a parent is clipped. */
  var isUnseen: (element: Element) => boolean
}

/** Adds `isUnseen` to the page. It caches its results; call this again after each change of layout. */
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
