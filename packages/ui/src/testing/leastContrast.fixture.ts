import { contrastRatio } from '../theme/colour.ts'

const hex = (channels: readonly string[]) =>
  `#${channels
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`

function background(element: Element | null): string {
  if (!element) return '#ffffff'
  const channels = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
  return channels.length === 4 && Number(channels[3]) === 0
    ? background(element.parentElement)
    : hex(channels)
}

/** The words with the least contrast to what is behind them, and its ratio. */
export function leastContrast(root: Element): readonly [words: string, ratio: number] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: (readonly [string, number])[] = []
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!parentElement?.checkVisibility() || !textContent?.trim()) continue
    const ink = hex(getComputedStyle(parentElement).color.match(/[\d.]+/g) ?? [])
    found.push([textContent, contrastRatio(ink, background(parentElement))])
  }
  return found.toSorted(([, one], [, other]) => one - other)[0] ?? ['', Number.NaN]
}
