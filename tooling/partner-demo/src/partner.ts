/** Data for every page of the demo partner. */
export interface Partner {
  /** The origin of the embed app. */
  readonly embed: string
  readonly accountNames: readonly string[]
  /** The loader under its versioned name, and its integrity value. */
  readonly loader: { readonly fileName: string; readonly alias: string; readonly integrity: string }
}

/** Start of a frame: the name of a flow, else a path. */
export const STARTS = [
  { value: '/', label: 'Home page' },
  { value: 'client-quote', label: 'Quote' },
  { value: 'calculator', label: 'Calculator' },
  { value: 'transfer-policy', label: 'Transfer of policies' },
  { value: '/contact-request', label: 'Contact request' },
] as const

/** Attribute of the loader for a start. */
export const startAttribute = (value: string): 'path' | 'flow' => (value.startsWith('/') ? 'path' : 'flow')

/** One visit of a page: its query, and the origin that it was requested from. */
export interface Visit {
  readonly query: URLSearchParams
  readonly origin: string
}

export interface Page {
  readonly html: string
  /** Content-Security-Policy of the page; null as on most partners' sites, which have none. */
  readonly policy: string | null
}

/** The policy of a careful partner: its own files, and the two lines that the frame needs. */
export function policyOf(lines: readonly string[]): string {
  const own = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
  ]
  return [...own, ...lines].join('; ')
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** `<option>`s with one of them chosen. */
export function options(
  list: readonly { readonly value: string; readonly label: string }[],
  chosen: string,
): string {
  return list
    .map(({ value, label }) => {
      const mark = value === chosen ? ' selected' : ''
      return `<option value="${escapeHtml(value)}"${mark}>${escapeHtml(label)}</option>`
    })
    .join('')
}

export const accountOptions = ({ accountNames }: Partner, chosen: string) =>
  options(
    accountNames.map((name) => ({ value: name, label: name })),
    chosen,
  )

export const startOptions = (chosen: string) => options(STARTS, chosen)

/** The value of the query when it is one of the list, else the first of the list. */
export function chosenOf(query: URLSearchParams, name: string, list: readonly string[]): string {
  const value = query.get(name)
  return value !== null && list.includes(value) ? value : (list[0] ?? '')
}
