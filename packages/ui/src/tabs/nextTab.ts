/** The place that a key leads to from `place` among `count` tabs, round the ends; null for keys that lead nowhere. */
export function nextTab(key: string, place: number, count: number, isRightToLeft: boolean): number | null {
  const [back, forth] = isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key === forth) return (place + 1) % count
  if (key === back) return (place + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
