declare global {
  /** Whether nobody sees an element, though screen readers may read it: it is clipped away, or inside what is. */
  var isUnseen: (element: Element) => boolean
}

/** Gives the page `isUnseen`; runs in the page. */
export function defineUnseen(): void {
  globalThis.isUnseen = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { clipPath, overflowX, position } = getComputedStyle(at)
      if (clipPath !== 'none') return true
      const { width, height } = at.getBoundingClientRect()
      const isNothing = width <= 1 || height <= 1
      if (isNothing && (overflowX !== 'visible' || position === 'absolute')) return true
    }
    return false
  }
}
