const SOON_MS = 2_000

/** Acts once the page has loaded and the browser is idle. */
export function whenIdle(act: () => void): void {
  const wait = () => {
    // Older browsers: act after a moment.
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: SOON_MS })
    else setTimeout(act, SOON_MS)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
