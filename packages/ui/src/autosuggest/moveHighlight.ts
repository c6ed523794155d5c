/** Where a key moves the highlight: an index, or null when the key is not for the list. -1: nothing highlighted. */
export function moveHighlight(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : 0
    case 'ArrowUp':
      return active > 0 ? active - 1 : count - 1
    case 'Home':
      return active < 0 ? null : 0
    case 'End':
      return active < 0 ? null : count - 1
    default:
      return null
  }
}
