/** Returns elements wider than their place, which scroll the page sideways or cut off words; runs in the page. */
export function overflowing(place: Element): readonly string[] {
  const root = place === document.body ? document.documentElement : place
  const found: string[] = []
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}”`
  if (root.scrollWidth > root.clientWidth) {
    const widest = [...place.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .filter((element) => !element.closest('[aria-hidden=true]') && !isUnseen(element))
      .at(-1)
    const what = widest ? nameOf(widest) : 'something'
    found.push(`${what} makes the page scroll ${root.scrollWidth - root.clientWidth} px sideways`)
  }
  // The browser draws the markers of a list outside the page's nodes: a copy with these alone gives their
  // width.
  for (const list of place.querySelectorAll('select')) {
    const chosen = list.selectedOptions[0]
    if (!chosen || isUnseen(list) || getComputedStyle(list).textOverflow === 'ellipsis') continue
    const copy = list.cloneNode() as HTMLSelectElement
    copy.append(chosen.cloneNode(true))
    copy.style.cssText = 'position: absolute; inline-size: max-content; max-inline-size: none'
    list.after(copy)
    const isCut = copy.offsetWidth > list.offsetWidth + 1
    copy.remove()
    if (isCut) found.push(`“${chosen.text}” is cut off`)
  }
  for (const box of place.querySelectorAll('*')) {
    const { overflowX, textOverflow } = getComputedStyle(box)
    if (!/hidden|clip/.test(overflowX) || textOverflow === 'ellipsis') continue
    if (box.scrollWidth <= box.clientWidth + 1 || box.matches('svg, svg *') || isUnseen(box)) continue
    const { right } = box.getBoundingClientRect()
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.nodeValue?.trim() || !node.parentElement || isUnseen(node.parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const isCut = [...range.getClientRects()].some((rect) => rect.right > right + 1 && rect.width > 0)
      if (isCut) found.push(`“${node.nodeValue.trim().slice(0, 40)}” is cut off`)
    }
  }
  return [...new Set(found)]
}
