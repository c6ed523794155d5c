const ENDS = ['click', 'keyup', 'pointercancel'] as const

/**
 * Runs once the press that is going on has ended. A field is left while the pointer is still down: what appears under it
 * at that moment moves the button or tick that is being pressed, and the press is lost.
 */
export function afterPress(run: () => void): void {
  const ended = new AbortController()
  const end = () => {
    ended.abort()
    run()
  }
  for (const type of ENDS) window.addEventListener(type, end, { signal: ended.signal })
}
