/**
 * Returns the words and amounts of a place that break across two lines; runs in the page. A written hyphen
 * may end a line, and so may one that the browser adds where a style allows it. Addresses and checksums have
 * no other place to break, and a name of 24 letters has none on a phone.
 */
export function brokenWords(place: Element): readonly string[] {
  const found: string[] = []
  // Measured between the gutters of a page.
  const longest = document.documentElement.clientWidth - 32
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.nodeValue ?? ''
    if (!parent || !text.trim() || /^(script|style|textarea|option)$/i.test(parent.tagName)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    // A text on one line has no broken word, and most texts are.
    if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size < 2) continue
    if (isUnseen(parent)) continue
    const { hyphens, hyphenateLimitChars, writingMode } = getComputedStyle(parent)
    if (writingMode !== 'horizontal-tb') continue
    // A browser hyphenates words of five letters and more, unless a style names another least length.
    const hyphenated =
      hyphens === 'auto' ? Number.parseInt(hyphenateLimitChars, 10) || 5 : Number.POSITIVE_INFINITY
    for (const match of text.matchAll(/[^\s\u00AD\u200B–—-]+-?/gu)) {
      const [word] = match
      if (word.length >= hyphenated || /[@/_=]|^.$|.{24}/u.test(word)) continue
      range.setStart(node, match.index)
      range.setEnd(node, match.index + word.length)
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
      // No line of a page is as long as this word.
      if (parts.reduce((sum, { width }) => sum + width, 0) > longest) continue
      const isBroken = parts.some(({ top }) => Math.abs(top - (parts[0]?.top ?? top)) > 3)
      if (isBroken) found.push(`“${word}” is broken`)
    }
  }
  return [...new Set(found)]
}
