/** Calls when the connection, or the customer, is back. */
export function onWakeUp(wake: () => void): void {
  if (!globalThis.window) return
  for (const name of ['online', 'focus']) window.addEventListener(name, wake)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake()
  })
}
