/**
 * Texts of a place that lie over each other, in words; runs in the page. What floats above the page on purpose, a dialog or a bar that
 * stays in sight, covers what is under it.
 */
export function overlappingTexts(place: Element): readonly string[] {
  const found: string[] = []
  type Line = {
    text: string
    layer: Element | null
    left: number
    right: number
    top: number
    bottom: number
  }
  const lines: Line[] = []
  const layers = new Map<Element, Element | null>()
  const layerOf = (element: Element | null): Element | null => {
    if (!element) return null
    const known = layers.get(element)
    if (known !== undefined) return known
    const { position, zIndex } = getComputedStyle(element)
    const floats = /fixed|sticky/.test(position) || (position === 'absolute' && zIndex !== 'auto')
    const found = floats ? element : layerOf(element.parentElement)
    layers.set(element, found)
    return found
  }
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.nodeValue?.trim()
    if (!parent || !text || /^(script|style|option)$/i.test(parent.tagName)) continue
    if (isUnseen(parent)) continue
    if (parent.closest('[aria-hidden=true]') && parent.closest('svg')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const layer = layerOf(parent)
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      if (width < 2 || height < 2) continue
      // Letters fill about the middle half of a line's box; lines that are set tight share the rest.
      const [inset, edge] = [height / 4, 1]
      lines.push({
        text,
        layer,
        left: left + edge,
        right: right - edge,
        top: top + inset,
        bottom: bottom - inset,
      })
    }
  }
  lines.sort((one, other) => one.top - other.top)
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.top >= one.bottom) break
      const isOver = Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
      if (isOver && one.layer === other.layer && one.bottom - other.top > 1)
        found.push(`“${one.text.slice(0, 30)}” and “${other.text.slice(0, 30)}” lie over each other`)
    }
  }
  return [...new Set(found)]
}
