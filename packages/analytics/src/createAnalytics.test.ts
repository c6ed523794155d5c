import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ConsentState } from './consent.ts'
import { createAnalytics } from './createAnalytics.ts'
import { dataLayerAdapter } from './dataLayerAdapter.ts'
import type { AnalyticsEvent } from './events.ts'
import { FakeView } from './fakeView.fixture.ts'
import { memoryAdapter } from './testing/memoryAdapter.ts'

const page = Object.assign(new EventTarget(), { prerendering: false })
let choice: ConsentState['choice']
let adapter: ReturnType<typeof memoryAdapter>

const options = () => ({
  enabled: true,
  accountNames: ['wattlebird'] as const,
  adapter,
  consent: { consentState: () => ({ choice, bySignal: false }) },
  page: page as unknown as Document,
})
const analytics = (changes: Partial<ReturnType<typeof options>> = {}) =>
  createAnalytics({ ...options(), ...changes })
/** As a program without types would call it. */
const trackAnything = (event: unknown) => analytics().track(event as AnalyticsEvent<'wattlebird'>)

beforeEach(() => {
  choice = 'undecided'
  adapter = memoryAdapter()
  page.prerendering = false
})

const EVENTS: readonly AnalyticsEvent<'wattlebird'>[] = [
  { event: 'branding_applied', account_name: 'wattlebird' },
  { event: 'route_changed', route: '/learn-about-life-insurance/*' },
  { event: 'step_viewed', flow: 'client-quote', step: 'life-cover' },
  { event: 'step_submitted', flow: 'calculator', step: 'about-you' },
  { event: 'quote_shown', offers: 7 },
  { event: 'application_started' },
  { event: 'flow_completed', flow: 'transfer-policy' },
]

describe('track', () => {
  it('counts each event', () => {
    for (const event of EVENTS) analytics().track(event)
    expect(adapter.events).toEqual(EVENTS)
  })

  it('counts nothing when the configuration says so', () => {
    for (const event of EVENTS) analytics({ enabled: false }).track(event)
    expect(adapter.events).toEqual([])
  })

  it('counts nothing after a rejection', () => {
    choice = 'rejected'
    for (const event of EVENTS) analytics().track(event)
    expect(adapter.events).toEqual([])
  })

  it('waits until a page prepared in advance is shown, and asks for consent then', () => {
    page.prerendering = true
    analytics().track({ event: 'application_started' })
    expect(adapter.events).toEqual([])
    page.prerendering = false
    page.dispatchEvent(new Event('prerenderingchange'))
    expect(adapter.events).toHaveLength(1)
  })
})

const CANARIES = [
  'Zephyrine',
  'Quillfeather',
  'zephyrine@canary.example',
  '0491 570 156',
  '+61491570156',
  '14/07/1983',
  '$84,250',
  '84250',
]
const encoded = (text: string) => [
  text,
  text.toLowerCase(),
  encodeURIComponent(text),
  Buffer.from(text).toString('base64'),
  Buffer.from(text).toString('hex'),
  createHash('sha256').update(text.toLowerCase()).digest('hex'),
  createHash('md5').update(text).digest('hex'),
]
const OFFERED: readonly unknown[] = [
  ...CANARIES.flatMap(encoded),
  84_250,
  491_570_156,
  3.5,
  -1,
  ['wattlebird'],
  { toString: () => 'wattlebird' },
]

describe('personal data', () => {
  it('is refused in the place of every value', () => {
    for (const event of EVENTS) {
      for (const key of Object.keys(event)) {
        for (const value of OFFERED) trackAnything({ ...event, [key]: value })
      }
    }
    expect(adapter.events).toEqual([])
  })

  it('is refused under a key of its own', () => {
    for (const event of EVENTS) {
      for (const key of ['name', 'email', 'user_id', 'value', 'Zephyrine', '__proto__x']) {
        for (const value of OFFERED) trackAnything({ ...event, [key]: value })
      }
    }
    expect(adapter.events).toEqual([])
  })

  it('is refused by type', () => {
    const { track } = analytics()
    // @ts-expect-error an account name that is not the brand's
    track({ event: 'branding_applied', account_name: 'Zephyrine' })
    // @ts-expect-error a route with an address in it
    track({ event: 'route_changed', route: '/account/zephyrine' })
    // @ts-expect-error a step that no flow has
    track({ event: 'step_viewed', flow: 'client-quote', step: 'zephyrine' })
    // @ts-expect-error a step of another flow
    track({ event: 'step_viewed', flow: 'calculator', step: 'life-cover' })
    // @ts-expect-error a key that the event has not
    track({ event: 'application_started', email: 'zephyrine@canary.example' })
    // @ts-expect-error an amount in words
    track({ event: 'quote_shown', offers: '$84,250' })
    // @ts-expect-error an event that is not listed
    track({ event: 'zephyrine' })
    expect(adapter.events).toEqual([])
  })

  it('finds no way in through anything else', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('step_viewed', 'branding_applied', 'flow', 'step', '__proto__', 'constructor'),
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(word, fc.oneof(word, fc.anything()))), (offered) => {
        trackAnything(offered)
        for (const event of adapter.events) expect(Object.keys(event)).toEqual(['event'])
      }),
    )
  })
})

describe('a hostile page', () => {
  const track = (view: FakeView) =>
    analytics({ adapter: dataLayerAdapter(view.asWindow) as typeof adapter }).track({
      event: 'application_started',
    })

  it('makes dataLayer when there is none, and keeps what is in it', () => {
    const view = new FakeView()
    track(view)
    track(view)
    expect(view.dataLayer).toEqual([{ event: 'application_started' }, { event: 'application_started' }])
  })

  const throwing = () => {
    throw new Error('Tag')
  }
  it.each<[string, unknown]>([
    ['frozen', Object.freeze([])],
    ['replaced by a text', 'gone'],
    ['replaced by an object', { push: throwing }],
    ['with a push that throws', Object.assign([], { push: throwing })],
    ['with a push that is none', Object.assign([], { push: 1 })],
  ])('with a dataLayer %s is harmless', (_name, dataLayer) => {
    expect(() => track(Object.assign(new FakeView(), { dataLayer }))).not.toThrow()
  })

  it('with a dataLayer that can be neither read nor made is harmless', () => {
    const unreadable = new FakeView()
    Object.defineProperty(unreadable, 'dataLayer', { get: throwing })
    expect(() => track(unreadable)).not.toThrow()
    expect(() => track(Object.freeze(new FakeView()))).not.toThrow()
  })

  it('cannot make it throw by what is offered, by consent or by the adapter', () => {
    const trap = new Proxy({}, { ownKeys: throwing })
    expect(() => trackAnything(trap)).not.toThrow()
    expect(() =>
      analytics({ consent: { consentState: throwing } }).track({ event: 'application_started' }),
    ).not.toThrow()
    expect(() =>
      analytics({ adapter: { events: [], push: throwing } }).track({ event: 'application_started' }),
    ).not.toThrow()
  })
})
