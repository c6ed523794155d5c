import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConsent } from './consent.ts'
import { pushToDataLayer } from './dataLayerAdapter.ts'
import { FakeView } from './fakeView.fixture.ts'
import { BLOCKLIST, startTagManager } from './startTagManager.ts'

let view: FakeView

beforeEach(() => {
  vi.useFakeTimers()
  view = new FakeView()
})
afterEach(() => {
  vi.useRealTimers()
})

function start(containerId = 'GTM-ABC1234') {
  const consent = createConsent({ view: view.asWindow })
  startTagManager({ containerId, consent, view: view.asWindow })
  return consent
}
const layer = () => (Array.isArray(view.dataLayer) ? view.dataLayer : [])
const commands = () =>
  layer().filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')

describe('the tag manager', () => {
  it('is not asked for before consent', () => {
    start()
    vi.advanceTimersByTime(60_000)
    expect(view.document.scripts).toEqual([])
    expect(layer()).toEqual([])
  })

  it.each(['rejected', 'signal'])('is not asked for after %s', (kind) => {
    if (kind === 'signal') view.navigator.globalPrivacyControl = true
    const consent = start()
    if (kind === 'rejected') consent.setConsent('rejected')
    vi.advanceTimersByTime(60_000)
    expect(view.document.scripts).toEqual([])
  })

  it('is loaded once, after consent, the load of the page and idleness', () => {
    view.document.readyState = 'interactive'
    const consent = start()
    consent.setConsent('accepted')
    vi.advanceTimersByTime(60_000)
    expect(view.document.scripts).toEqual([])
    view.dispatchEvent(new Event('load'))
    expect(view.document.scripts).toEqual([])
    vi.advanceTimersByTime(50)
    consent.setConsent('accepted')
    vi.advanceTimersByTime(50)
    expect(view.document.scripts.map(({ src, async }) => [src, async])).toEqual([
      ['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234', true],
    ])
  })

  it('is not loaded when the visitor withdraws before idleness, and is when they accept again', () => {
    const consent = start()
    consent.setConsent('accepted')
    consent.setConsent('rejected')
    vi.advanceTimersByTime(50)
    expect(view.document.scripts).toEqual([])
    consent.setConsent('accepted')
    vi.advanceTimersByTime(50)
    expect(view.document.scripts).toHaveLength(1)
    expect(commands().map((command) => command[1])).toEqual(['default'])
  })

  it('reads consent and the blocklist before the events that waited', () => {
    pushToDataLayer(view, { event: 'branding_applied', account_name: 'wattlebird' })
    start().setConsent('accepted')
    vi.advanceTimersByTime(50)
    const [consent, blocklist, waited, started] = layer()
    expect([...consent]).toEqual([
      'consent',
      'default',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'granted' }),
    ])
    expect(blocklist).toEqual({ 'gtm.blocklist': BLOCKLIST })
    expect(waited.event).toBe('branding_applied')
    expect(started.event).toBe('gtm.js')
    expect(BLOCKLIST).toEqual(
      expect.arrayContaining(['html', 'jsm', 'customScripts', 'nonGoogleScripts', 'aev']),
    )
  })

  it('is told of a withdrawal after it was loaded', () => {
    const consent = start()
    consent.setConsent('accepted')
    vi.advanceTimersByTime(50)
    consent.setConsent('rejected')
    expect(commands().at(-1)?.[1]).toBe('update')
    expect(commands().at(-1)?.[2]).toMatchObject({ analytics_storage: 'denied' })
  })

  it.each(['hung', 'blocked'])('is given up when it is %s', (kind) => {
    start().setConsent('accepted')
    vi.advanceTimersByTime(50)
    if (kind === 'blocked') view.document.scripts[0]?.onerror?.()
    else vi.advanceTimersByTime(5000)
    expect(view.document.scripts).toEqual([])
  })

  it('stays when it answers in time', () => {
    start().setConsent('accepted')
    vi.advanceTimersByTime(50)
    view.document.scripts[0]?.onload?.()
    vi.advanceTimersByTime(60_000)
    expect(view.document.scripts).toHaveLength(1)
  })

  it('does not throw where scripts are refused or dataLayer is frozen', () => {
    view.dataLayer = Object.freeze([])
    view.document.createElement = () => {
      throw new TypeError('Trusted Types')
    }
    start().setConsent('accepted')
    expect(() => vi.advanceTimersByTime(50)).not.toThrow()
  })

  it.each(['', 'UA-1', 'GTM-ABC1234&x=1', 'gtm-abc1234'])('refuses the container id %j', (containerId) => {
    expect(() => start(containerId)).toThrow(TypeError)
  })
})
