/** A page that was left may stay in the browser's page cache, as it is, and come back. */
export interface Presence {
  /** How often the page was left so far. */
  readonly absences: number
  /** Resolves at once, or when the page is back. */
  here(): Promise<void>
}

/** @param onLeft called at the last moment in which the page runs */
export function watchPresence(onLeft: () => void): Presence {
  let absences = 0
  let back: Promise<void> | undefined
  let comeBack: () => void = () => undefined
  globalThis.addEventListener?.('pagehide', ({ persisted }) => {
    if (!persisted || back) return
    absences += 1
    back = new Promise((resolve) => {
      comeBack = resolve
    })
    onLeft()
  })
  globalThis.addEventListener?.('pageshow', () => {
    back = undefined
    comeBack()
  })
  return {
    get absences() {
      return absences
    },
    async here() {
      while (back) await back
    },
  }
}
