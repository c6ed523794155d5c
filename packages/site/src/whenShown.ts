/** Acts when the visitor sees the page: at once, or once a prerendered page is shown. */
export function whenShown(page: Document, act: () => void): void {
  const isAhead = 'prerendering' in page && page.prerendering === true
  if (isAhead) page.addEventListener('prerenderingchange', act, { once: true })
  else act()
}
