/** Where and how the frame shows, as attributes of `<coverkit-embed>` or as `data-` attributes of the loader's tag. */
export const ATTRIBUTES = [
  'host',
  'account-name',
  'path',
  'mode',
  'min-height',
  'max-height',
  'color-scheme',
  'label',
  'frame-title',
] as const

/** `inline` stands in the page; `popup` and `slide-in` open from a button. */
export type EmbedMode = 'inline' | 'popup' | 'slide-in'

export interface EmbedSettings {
  /** The frame's address. */
  readonly url: URL
  readonly accountName: string | null
  readonly mode: EmbedMode
  /** CSS pixels. */
  readonly minHeight: number
  /** CSS pixels; the frame scrolls inside when its content is higher. */
  readonly maxHeight: number
  readonly colorScheme: 'light' | 'dark'
  readonly label: string | null
  readonly frameTitle: string | null
}

const LEAST = 480
const MOST = 20_000

/** Null when `host` is no address, or `path` leaves it. */
export function readSettings(
  read: (name: (typeof ATTRIBUTES)[number]) => string | null,
): EmbedSettings | null {
  const host = read('host') ?? ''
  const origin = /^https?:/.test(host) && URL.canParse(host) ? new URL(host).origin : ''
  const path = read('path') ?? '/'
  if (!URL.canParse(path, origin)) return null
  const url = new URL(path, origin)
  if (url.origin !== origin) return null
  const accountName = read('account-name')
  if (accountName !== null) url.searchParams.set('accountName', accountName)
  const mode = read('mode')
  const minHeight = pixels(read('min-height')) ?? LEAST
  return {
    url,
    accountName,
    mode: mode === 'popup' || mode === 'slide-in' ? mode : 'inline',
    minHeight,
    maxHeight: Math.max(minHeight, pixels(read('max-height')) ?? MOST),
    colorScheme: read('color-scheme') === 'dark' ? 'dark' : 'light',
    label: read('label'),
    frameTitle: read('frame-title'),
  }
}

function pixels(text: string | null): number | null {
  const value = Number.parseInt(text ?? '', 10)
  return value > 0 ? Math.min(value, MOST) : null
}
