import type { ConsentState, ConsentStore } from './consent.ts'
import { pushToDataLayer } from './dataLayerAdapter.ts'

export interface TagManagerOptions {
  /** Such as `GTM-ABC1234`. */
  readonly containerId: string
  readonly consent: ConsentStore
  /** How long its script may take, in milliseconds. Default 5,000. */
  readonly timeoutMs?: number
  readonly view?: Window & typeof globalThis
}

/**
 * Tag types that a container may not use here, whatever it configures: custom HTML and scripts, tags by
 * others than Google, and listeners for clicks, forms and the text of elements.
 * https://developers.google.com/tag-platform/tag-manager/restrict
 */
export const BLOCKLIST = [
  'customScripts',
  'customPixels',
  'nonGoogleScripts',
  'nonGooglePixels',
  'nonGoogleIframes',
  'sandboxedScripts',
  'html',
  'jsm',
  'img',
  'cl',
  'lcl',
  'fsl',
  'aev',
  'd',
  'j',
  'k',
]

const HOST = 'https://www.googletagmanager.com/gtm.js'

/**
 * Loads the tag manager once the visitor has accepted, the page has loaded and the browser is idle. If it is
 * blocked, hangs or throws, nothing else is affected; after the time-out its tag is removed. A later withdrawal is
 * passed on as denied; its script stays until the next page.
 *
 * @throws TypeError when the container id has not the form of one.
 */
export function startTagManager({
  containerId,
  consent,
  timeoutMs = 5000,
  view = window,
}: TagManagerOptions): void {
  if (!/^GTM-[A-Z0-9]{4,12}$/.test(containerId)) throw new TypeError(`Not a container id: ${containerId}`)
  const src = `${HOST}?id=${containerId}`
  let stage: 'none' | 'waiting' | 'loaded' = 'none'

  function follow({ choice }: ConsentState): void {
    const accepted = choice === 'accepted'
    if (stage === 'loaded') pushToDataLayer(view, consentCommand('update', accepted))
    if (stage !== 'none' || !accepted) return
    stage = 'waiting'
    whenIdle(view, () => {
      // The visitor withdrew consent meanwhile: a later acceptance starts again.
      stage = consent.consentState().choice === 'accepted' ? 'loaded' : 'none'
      if (stage === 'loaded') load(view, src, timeoutMs)
    })
  }

  consent.onConsentChange(follow)
  follow(consent.consentState())
}

function load(view: Window, src: string, timeoutMs: number): void {
  // Placed before the queued events: the manager reads from the front.
  pushToDataLayer(view, { 'gtm.blocklist': BLOCKLIST }, 'unshift')
  pushToDataLayer(view, consentCommand('default', true), 'unshift')
  pushToDataLayer(view, { 'gtm.start': Date.now(), event: 'gtm.js' })
  try {
    const script = view.document.createElement('script')
    script.async = true
    script.src = src
    const giveUp = view.setTimeout(() => script.remove(), timeoutMs)
    script.onload = () => view.clearTimeout(giveUp)
    script.onerror = () => {
      view.clearTimeout(giveUp)
      script.remove()
    }
    view.document.head.append(script)
  } catch {
    // A page whose policy trusts no script address has no tags.
  }
}

/** Consent in the form that Google's tags read. Advertising is never granted. */
function consentCommand(kind: 'default' | 'update', analytics: boolean): unknown {
  return asArguments('consent', kind, {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: analytics ? 'granted' : 'denied',
  })
}

function asArguments(..._command: readonly unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: the manager tells a command from an event by this type
  return arguments
}

function whenIdle(view: Window, act: () => void): void {
  const wait = () => {
    // Older browsers: act after a moment.
    if ('requestIdleCallback' in view) view.requestIdleCallback(act, { timeout: 10_000 })
    else setTimeout(act, 2000)
  }
  if (view.document.readyState === 'complete') wait()
  else view.addEventListener('load', wait, { once: true })
}
