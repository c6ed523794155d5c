import { setReceivedBrand } from './receivedBrand.ts'
import { isStudioMessage, READY } from './StudioMessage.ts'

/** In a page that the brand studio frames: applies the theme of the edited brand. */
export function receiveStudioBrand(): void {
  if (window.parent === window) return
  const sheet = new CSSStyleSheet()
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== window.location.origin || source !== window.parent || !isStudioMessage(data)) return
    sheet.replaceSync(data.css)
    if (!document.adoptedStyleSheets.includes(sheet))
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    setReceivedBrand(data.brand)
  })
  window.parent.postMessage(READY, window.location.origin)
}
