/** Leaves a page that showed a customer's data: nothing of it is there when the browser brings the page back. */
export function leaveFor(path: string): void {
  window.addEventListener('pagehide', () => document.body.replaceChildren(), { once: true })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload()
  })
  window.location.assign(path)
}
