const NAME = 'coverkit.drafts'

/** How many drafts this device keeps: whether a list of them is worth loading. */
export function draftHint(): number {
  try {
    return Number(localStorage.getItem(NAME)) || 0
  } catch {
    return 0
  }
}

export function setDraftHint(count: number): void {
  try {
    if (count === 0) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, String(count))
  } catch {
    // Without the mark no list is offered; the drafts themselves are not affected.
  }
}
