/** A control or text that a visitor looks for, by its visible name. */
export interface Sought {
  readonly kind: 'field' | 'option' | 'press' | 'heading' | 'list' | 'text'
  /** The whole accessible name; of a `text`, a part of it. */
  readonly name: string
  /** The legend of the group that it is in, or `main`. */
  readonly group?: string
}

const SELECTORS = {
  field: 'input, textarea, select',
  option: 'input[type=checkbox], input[type=radio]',
  press: 'button, a[href], summary, [role=option]',
  heading: 'h1, h2, h3, [role=heading]',
  list: 'ul, ol, [role=list], [role=region], section',
  text: 'body *',
} as const

/**
 * Runs in the page, so that it holds no reference to anything outside. Finds what is shown, by the name that a label, a
 * legend or its own text gives it.
 */
function findOnPage({ kind, name, group }: Sought, selectors: Record<string, string>): Element | null {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const textOf = (ids: string) =>
    plain(
      ids
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    )
  const nameOf = (element: Element): string => {
    const labelled = element.getAttribute('aria-labelledby')
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    const legend = element.querySelector(':scope > legend')
    return (
      (element.localName === 'main' ? 'main' : plain(element.getAttribute('aria-label'))) ||
      (labelled ? textOf(labelled) : '') ||
      plain(labels.map((label) => label.textContent).join(' ')) ||
      plain(legend?.textContent) ||
      plain(element.textContent)
    )
  }
  const isShown = (element: Element) => {
    if (element.closest('[inert]') || element.getClientRects().length === 0) return false
    return element.checkVisibility?.() !== false && getComputedStyle(element).visibility !== 'hidden'
  }
  const groups = [
    ...document.querySelectorAll('fieldset, [role=group], [role=radiogroup], [role=dialog], dialog, main'),
  ]
  const places = group === undefined ? [document] : groups.filter((place) => nameOf(place).startsWith(group))
  const all = places.flatMap((place) => [...place.querySelectorAll(selectors[kind] ?? '')])
  if (kind === 'text') {
    const holds = (element: Element) => plain(element.textContent).includes(name)
    return all.findLast((element) => holds(element) && isShown(element)) ?? null
  }
  const exact = all.filter((element) => nameOf(element) === name)
  // The label of an option may go on with what it means.
  const longer = kind === 'option' ? all.filter((element) => nameOf(element).startsWith(name)) : []
  const found = [...exact, ...longer]
  const shown = found.find(isShown) ?? null
  if (kind !== 'option' || !(shown instanceof HTMLInputElement)) return shown
  // The label is what a visitor presses where the control itself is drawn by it.
  const { width } = shown.getBoundingClientRect()
  return width >= 12 && getComputedStyle(shown).opacity !== '0' ? shown : (shown.labels?.[0] ?? shown)
}

/** An expression that gives the element, or null. */
export const scriptFor = (sought: Sought): string =>
  `(${findOnPage.toString()})(${JSON.stringify(sought)}, ${JSON.stringify(SELECTORS)})`
