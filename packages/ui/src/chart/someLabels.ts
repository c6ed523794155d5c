/** The first and the last of the labels, and as many even steps between as fit a phone. */
export function someLabels(labels: readonly string[], most = 6): string[] {
  if (labels.length <= most) return [...labels]
  const step = (labels.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, place) => labels[Math.round(place * step)] ?? '')
}
