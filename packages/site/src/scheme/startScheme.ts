/** `light` or `dark`, while the visitor chose one here; otherwise the page follows the device. Nothing personal. */
export const SCHEME_KEY = 'coverkit.scheme'

/** The control in the footer, whose values are `device`, `light` and `dark`. */
const CONTROL = 'select[data-scheme-choice]'

type Scheme = 'light' | 'dark' | null

const schemeOf = (value: string | null | undefined): Scheme =>
  value === 'light' || value === 'dark' ? value : null

function storedScheme({ localStorage }: Window): Scheme {
  return schemeOf(localStorage.getItem(SCHEME_KEY))
}

function storeScheme({ localStorage }: Window, scheme: Scheme): void {
  if (scheme === null) localStorage.removeItem(SCHEME_KEY)
  else localStorage.setItem(SCHEME_KEY, scheme)
}

/** Where the browser refuses storage, a choice applies to this page only. */
function orElse<Value>(act: () => Value, refused: Value): Value {
  try {
    return act()
  } catch {
    return refused
  }
}

/** Marks the root element, colours the browser's frame, and shows the choice in the footer. */
function applyScheme(page: Document, scheme: Scheme): void {
  if (scheme === null) delete page.documentElement.dataset.scheme
  else page.documentElement.dataset.scheme = scheme
  for (const meta of page.querySelectorAll<HTMLMetaElement>('meta[data-frame-of]')) {
    const { frameOf } = meta.dataset
    const isChosen = scheme === frameOf ? 'all' : 'not all'
    meta.media = scheme === null ? `(prefers-color-scheme: ${frameOf})` : isChosen
  }
  for (const control of page.querySelectorAll<HTMLSelectElement>(CONTROL)) control.value = scheme ?? 'device'
}

/**
 * Colours the page as the visitor chose: the page's own rules read the attribute of the root element. Call it
 * as early as can be. Afterwards it follows the control, other tabs, and pages that come back from the cache.
 */
export function startScheme(view: Window): void {
  const page = view.document
  const applyStored = () =>
    applyScheme(
      page,
      orElse(() => storedScheme(view), null),
    )
  applyStored()
  page.addEventListener('DOMContentLoaded', applyStored)
  view.addEventListener('pageshow', ({ persisted }) => persisted && applyStored())
  view.addEventListener('storage', ({ key }) => {
    if (key === SCHEME_KEY || key === null) applyStored()
  })
  page.addEventListener('change', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(CONTROL)) return
    const scheme = schemeOf((target as HTMLSelectElement).value)
    orElse(() => storeScheme(view, scheme), undefined)
    applyScheme(page, scheme)
  })
}
