const AT_MOST_MS = 2_000
const MOMENT_MS = 200

/** Acts once the page has loaded and the browser is idle; in Safari, which doesn't say so, a moment after the page has loaded. */
export function whenIdle(act: () => void): void {
  const wait = () => {
    // Older browsers: act after a moment.
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: AT_MOST_MS })
    else setTimeout(act, MOMENT_MS)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
