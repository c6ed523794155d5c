/**
 * Returns the targets of a place that are smaller than 24 by 24 px, in words; runs in the page. By WCAG
 * 2.5.8, links within a sentence are exempt, and so is a small target if 24 px around its middle meet no
 * other.
 */
export function smallTargets(place: Element): readonly string[] {
  const LEAST = 24
  const TARGETS =
    'a[href], button, select, textarea, summary, input:not([type=hidden]), [role=button], [role=link], [role=tab]'
  const boxOf = (target: Element): DOMRect => {
    const own = target.getBoundingClientRect()
    const isMark = target instanceof HTMLInputElement && /checkbox|radio|file/.test(target.type)
    const label = isMark ? (target.labels?.[0] ?? target.closest('label')) : null
    const around = label?.getBoundingClientRect()
    return around && around.width * around.height > own.width * own.height ? around : own
  }
  const isInSentence = (target: Element) => {
    if (getComputedStyle(target).display !== 'inline') return false
    const around = (target.parentElement?.textContent ?? '').trim()
    return around.length > (target.textContent ?? '').trim().length
  }
  const targets = [...place.querySelectorAll(TARGETS)]
    .filter((target) => !isUnseen(target))
    .map((target) => ({ target, box: boxOf(target) }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
  const meets = (box: DOMRect, other: DOMRect) => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const across = Math.max(other.left - x, 0, x - other.right)
    const down = Math.max(other.top - y, 0, y - other.bottom)
    return Math.hypot(across, down) < LEAST / 2
  }
  return targets
    .filter(({ box }) => box.width < LEAST - 0.5 || box.height < LEAST - 0.5)
    .filter(({ target }) => !isInSentence(target))
    .filter(({ target, box }) => targets.some((other) => other.target !== target && meets(box, other.box)))
    .map(({ target, box }) => {
      const name = target.getAttribute('aria-label') ?? target.textContent?.trim() ?? ''
      const size = `${Math.round(box.width)} by ${Math.round(box.height)} px`
      return `${target.tagName.toLowerCase()} “${name.slice(0, 30)}” is ${size}, with another beside it`
    })
}
