import type { Page } from '@playwright/test'

/** Returns the layout errors of the header's parts, in words. */
export const headerFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const header = document.querySelector('header')
    if (!header) return ['there is no header']
    const parts = [...header.querySelectorAll<HTMLElement>('a, button, summary')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => ({ part, name: part.textContent?.trim() ?? '', box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
    const width = document.documentElement.clientWidth
    const outside = parts
      .filter(({ box }) => box.left < -0.5 || box.right > width + 0.5)
      .map(({ name, box }) => `“${name}” ends at ${Math.round(box.right)} of ${width} px`)
    // Content wider than its part overlaps its neighbour, or is cut off.
    const spilling = parts
      .filter(
        ({ part }) =>
          getComputedStyle(part).overflow === 'visible' && part.scrollWidth > part.clientWidth + 1,
      )
      .map(({ name }) => `“${name}” is wider than its place`)
    const overlapping = parts.flatMap((one, index) =>
      parts.slice(index + 1).flatMap((other) => {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        return across > 0.5 && down > 0.5 ? [`“${one.name}” and “${other.name}” overlap`] : []
      }),
    )
    const sideways = header.scrollWidth - header.clientWidth
    return [
      ...outside,
      ...spilling,
      ...overlapping,
      ...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : []),
    ]
  })
