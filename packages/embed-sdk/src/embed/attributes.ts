import { FLOW_STEPS, isFlowName, startOf } from '../flowSteps.ts'

/** Where and how the frame shows, as attributes of `<coverkit-embed>` or as `data-` attributes of the loader's tag. */
export const ATTRIBUTES = [
  'host',
  'account',
  'account-name',
  'flow',
  'path',
  'mode',
  'min-height',
  'max-height',
  'color-scheme',
  'label',
  'frame-title',
  'answer-within',
  'fallback-href',
] as const

/** `inline` shows the frame in the page; `popup` and `slide-in` open it from a button. */
export type EmbedMode = 'inline' | 'popup' | 'slide-in'

export interface EmbedSettings {
  /** The frame's address. */
  readonly url: URL
  readonly account: string | null
  readonly mode: EmbedMode
  /** CSS pixels. */
  readonly minHeight: number
  /** CSS pixels; the frame scrolls inside when its content is higher. */
  readonly maxHeight: number
  readonly colorScheme: 'light' | 'dark'
  readonly label: string | null
  readonly frameTitle: string | null
  /** Milliseconds after which a silent frame counts as refused. */
  readonly answerWithin: number
  /** Address of the link that replaces a silent frame. */
  readonly fallback: string
}

const LEAST = 480
const MOST = 20_000
/** Seconds. */
const PATIENCE = 10
const LONGEST_PATIENCE = 120

type Read = (name: (typeof ATTRIBUTES)[number]) => string | null

/** Returns the settings, or a sentence on the error in them. */
export function readSettings(read: Read): EmbedSettings | string {
  const flow = read('flow')
  if (flow !== null && !isFlowName(flow))
    return `There is no flow "${flow}". The flows are ${Object.keys(FLOW_STEPS).join(', ')}.`
  const host = read('host') ?? ''
  const origin = /^https?:/.test(host) && URL.canParse(host) ? new URL(host).origin : ''
  const url = addressOf(read('path') ?? (flow === null ? '/' : startOf(flow)), origin)
  if (url?.origin !== origin) return '"host" must be an address, and "path" an address within it.'
  const account = read('account') ?? read('account-name')
  const fallback = fallbackOf(read, url, account)
  if (account !== null) url.searchParams.set('accountName', account)
  const mode = read('mode')
  const minHeight = pixels(read('min-height')) ?? LEAST
  return {
    url,
    account,
    mode: mode === 'popup' || mode === 'slide-in' ? mode : 'inline',
    minHeight,
    maxHeight: Math.max(minHeight, pixels(read('max-height')) ?? MOST),
    colorScheme: read('color-scheme') === 'dark' ? 'dark' : 'light',
    label: read('label'),
    frameTitle: read('frame-title'),
    answerWithin: (upTo(LONGEST_PATIENCE, Number(read('answer-within'))) ?? PATIENCE) * 1000,
    fallback,
  }
}

/** The page's own link, else the embed host's redirect to the brand's own site, which needs the account. */
function fallbackOf(
  read: Read,
  { origin, pathname, search, hash, href }: URL,
  account: string | null,
): string {
  const given = read('fallback-href')
  const chosen = given ? addressOf(given, document.baseURI) : null
  if (chosen?.protocol.startsWith('http')) return chosen.href
  return account ? `${origin}/visit/${encodeURIComponent(account)}${pathname}${search}${hash}` : href
}

const addressOf = (path: string, base: string) => (URL.canParse(path, base) ? new URL(path, base) : null)

const pixels = (text: string | null) => upTo(MOST, Number.parseInt(text ?? '', 10))

const upTo = (most: number, value: number) => (value > 0 ? Math.min(value, most) : null)
