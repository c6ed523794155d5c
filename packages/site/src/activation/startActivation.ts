import { metaContent } from '../metaContent.ts'
import { allowedAddress } from './allowedAddress.ts'

const KEY = 'activationUri'
const TIME_OUT_MS = 10_000

/** Removes the addresses from the address bar at once, whatever they are. */
function takeAddresses({ location, history }: Window): string[] {
  const url = new URL(location.href)
  const requested = url.searchParams.getAll(KEY)
  if (requested.length > 0) {
    url.searchParams.delete(KEY)
    history.replaceState(history.state, '', url)
  }
  return requested
}

/** One try, without credentials. Only the answer `{ "successful": true }` counts. */
async function request(address: URL, view: Window & typeof globalThis): Promise<boolean> {
  const answer = await view.fetch(address, {
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIME_OUT_MS),
  })
  const isJson = /^application\/json\b/.test(answer.headers.get('content-type') ?? '')
  const body: unknown = answer.ok && isJson ? await answer.json() : null
  return typeof body === 'object' && body !== null && 'successful' in body && body.successful === true
}

/** Null without an address to follow. */
async function follow(view: Window & typeof globalThis): Promise<boolean | null> {
  const requested = takeAddresses(view)
  const allowed = metaContent(view.document, 'activation')?.split(' ') ?? []
  const [only = ''] = requested
  const address = requested.length === 1 ? allowedAddress(only, allowed) : null
  return address && request(address, view)
}

/**
 * Follows the home page's `?activationUri=` where the configuration allows its address; any other is ignored.
 * The page shows the result, also when anything on the way fails.
 */
export async function startActivation(view: Window & typeof globalThis): Promise<void> {
  if (view.location.pathname !== '/') return
  const isSuccessful = await follow(view).catch(() => false)
  if (isSuccessful === null) return
  const notice = view.document.querySelector<HTMLElement>(
    `[data-activation=${isSuccessful ? 'successful' : 'failed'}]`,
  )
  if (!notice) return
  notice.hidden = false
  notice.querySelector('[data-activation-close]')?.addEventListener('click', () => {
    notice.hidden = true
  })
}
