/** Returns the index that a key moves to from `place` among `count` tabs, wrapping round; null for other keys. */
export function nextTab(key: string, place: number, count: number, isRightToLeft: boolean): number | null {
  const [back, forth] = isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key === forth) return (place + 1) % count
  if (key === back) return (place + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
