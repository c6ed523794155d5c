import { createConsent } from '@coverkit/analytics'
import { draftHint } from '@coverkit/drafts/mark'
import { takeSignOutNote } from '@coverkit/features/common/sign-out-note'
import { isDeclined } from '@coverkit/flow-draft/account'
import { hasSessionHint } from '@coverkit/identity/mark'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import stored from './storedHints.fixture.json' with { type: 'json' }

/** A storage of the browser that holds what a release left there. */
function storageOf(left: Readonly<Record<string, string>>) {
  const items = new Map(Object.entries(left))
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}

let tab = storageOf(stored.sessionStorage)

beforeEach(() => {
  tab = storageOf(stored.sessionStorage)
  vi.stubGlobal('localStorage', storageOf(stored.localStorage))
  vi.stubGlobal('sessionStorage', tab)
})
afterEach(() => vi.unstubAllGlobals())

/** The visitor's choice, as a page of the day after reads it. */
function consentOf(text: string) {
  const view: Partial<Window> = {
    localStorage: { ...localStorage, getItem: (name) => (name === 'coverkit.consent' ? text : null) },
    navigator: { ...navigator },
    addEventListener: () => undefined,
  }
  const now = () => Date.parse('2026-11-22T09:00:00.000Z')
  return createConsent({ view: view as Window, now }).consentState()
}

describe('what a release left in the browser’s storages is still read', () => {
  it.each(stored.formerConsents)('the choice about analytics: $text', ({ text, choice }) => {
    expect(consentOf(text)).toEqual({ choice, bySignal: false })
  })

  it('a choice that cannot be read is asked for again', () => {
    expect(consentOf('yes')).toEqual({ choice: 'undecided', bySignal: false })
  })

  it('that drafts are here, and how many', () => {
    expect(draftHint()).toBe(2)
  })

  it.each(['localStorage', 'sessionStorage'])('that somebody is signed in: %s', (name) => {
    vi.stubGlobal('localStorage', storageOf({}))
    expect(hasSessionHint()).toBe(false)
    vi.stubGlobal(name, storageOf({ 'coverkit.signedIn': '1' }))
    expect(hasSessionHint()).toBe(true)
  })

  it.each(stored.formerNotes)('why the last session ended, once: %s', (note) => {
    tab.items.set('coverkit.signedOut', note)
    expect(takeSignOutNote()).toBe(note)
    expect(takeSignOutNote()).toBeNull()
  })

  it('which answers of before sign-in were declined', () => {
    const savedAt = '2026-11-21T09:00:00.000Z'
    expect(isDeclined({ flow: 'calculator', savedAt })).toBe(true)
    expect(isDeclined({ flow: 'calculator', savedAt: '2026-11-21T09:00:01.000Z' })).toBe(false)
    expect(isDeclined({ flow: 'client-quote', savedAt })).toBe(false)
  })
})
