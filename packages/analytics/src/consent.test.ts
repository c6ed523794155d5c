import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createConsent } from './consent.ts'
import { FakeView } from './fakeView.fixture.ts'

let view: FakeView
let time: number

const consent = () => createConsent({ view: view.asWindow, now: () => time })
const at = (text: string) => Date.parse(`${text}Z`)

beforeEach(() => {
  view = new FakeView()
  time = at('2026-03-10T09:00')
})

describe('the choice', () => {
  it('is undecided at first', () => {
    expect(consent().consentState()).toEqual({ choice: 'undecided', bySignal: false })
  })

  it.each(['accepted', 'rejected'] as const)('remembers %s for six months, then asks again', (choice) => {
    consent().setConsent(choice)
    time = at('2026-09-10T08:59')
    expect(consent().consentState().choice).toBe(choice)
    time = at('2026-09-10T09:00')
    expect(consent().consentState().choice).toBe('undecided')
  })

  it.each(['accepted', 'rejected'] as const)('ends %s on the last day of a shorter month', (choice) => {
    time = at('2026-08-31T00:00')
    consent().setConsent(choice)
    time = at('2027-02-27T23:59')
    expect(consent().consentState().choice).toBe(choice)
    time = at('2027-02-28T00:00')
    expect(consent().consentState().choice).toBe('undecided')
  })

  it('can be changed both ways at any time, and the change tells', () => {
    const store = consent()
    const received = vi.fn()
    const stop = store.onConsentChange(received)
    store.setConsent('accepted')
    store.setConsent('rejected')
    store.setConsent('accepted')
    expect(received.mock.calls.map(([state]) => state.choice)).toEqual(['accepted', 'rejected', 'accepted'])
    stop()
    store.setConsent('rejected')
    expect(received).toHaveBeenCalledTimes(3)
  })

  it('is heard from another tab', () => {
    const received = vi.fn()
    consent().onConsentChange(received)
    view.records.set('coverkit.consent', `rejected ${time} 0`)
    view.dispatchEvent(Object.assign(new Event('storage'), { key: 'coverkit.consent' }))
    view.dispatchEvent(Object.assign(new Event('storage'), { key: 'something.else' }))
    expect(received.mock.calls).toEqual([[{ choice: 'rejected', bySignal: false }]])
  })

  it('holds for the page where storage is refused', () => {
    view.storageRefused = true
    const store = consent()
    store.setConsent('accepted')
    expect(store.consentState().choice).toBe('accepted')
    expect(consent().consentState().choice).toBe('undecided')
  })

  it.each([
    '',
    'accepted',
    'accepted soon 0',
    'accepted 99999999999999 0',
    '{"choice":"accepted"}',
    'accepted -5 0',
  ])('takes a broken record for none: %j', (record) => {
    view.records.set('coverkit.consent', record)
    expect(consent().consentState().choice).toBe('undecided')
  })
})

describe('Global Privacy Control', () => {
  beforeEach(() => {
    view.navigator.globalPrivacyControl = true
  })

  it('rejects without a question', () => {
    expect(consent().consentState()).toEqual({ choice: 'rejected', bySignal: true })
  })

  it('rejects what was accepted before it was switched on', () => {
    view.navigator.globalPrivacyControl = false
    consent().setConsent('accepted')
    view.navigator.globalPrivacyControl = true
    expect(consent().consentState()).toEqual({ choice: 'rejected', bySignal: true })
  })

  it('gives way to what the visitor accepts in spite of it', () => {
    consent().setConsent('accepted')
    expect(consent().consentState()).toEqual({ choice: 'accepted', bySignal: false })
  })
})
