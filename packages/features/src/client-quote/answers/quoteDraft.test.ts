import { calculateNeeds, completeCalculatorInput, emptyCalculatorInput } from '@coverkit/core'
import { type Drafts, openDrafts } from '@coverkit/drafts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { WhatWeChangedList } from '../announcements/WhatWeChanged.tsx'
import { resultGuard } from '../flow/resultGuard.ts'
import { exampleAnswers, exampleQuote } from '../testing/exampleAnswers.ts'
import { hasEarlierQuote, startQuoteFromNeeds } from './handOver.ts'
import { quoteDraft } from './quoteDraft.ts'

/** In milliseconds: a busy machine is late, a broken program never comes. */
const PATIENCE = 20_000

const saved: unknown[] = []
let device: Promise<Drafts> | undefined
const page = (saves: 'ok' | 'fail' = 'ok') =>
  fakePageServices({
    drafts(senders) {
      device ??= openDrafts({ brand: crypto.randomUUID(), senders })
      return device
    },
    behave: () => 'fail',
    onSave: (body) => saved.push(body),
    saves,
  })

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget())
  device = undefined
  saved.length = 0
})

const input = completeCalculatorInput({
  ...emptyCalculatorInput(),
  age: 34,
  annualSalary: 105_000,
  selectedDebts: ['familyHomeMortgage'],
  debts: { familyHomeMortgage: 620_000 },
})

describe('the quote of a page', () => {
  it('is one draft a session', () => {
    const services = page()
    expect(quoteDraft(services)).toBe(quoteDraft(services))
  })

  it('is ready once what tells of changes is at hand: no rule may change anything unsaid', async () => {
    const load = vi.spyOn(WhatWeChangedList, 'load').mockRejectedValue(new Error('offline'))
    const draft = quoteDraft(page())
    await expect(draft.ready()).rejects.toThrow('offline')
    load.mockRestore()
    await expect(draft.ready()).resolves.toBeUndefined()
  })

  it('is sent as a partial quote, then read back by another page', async () => {
    const draft = quoteDraft(page())
    await draft.ready()
    draft.update(() => exampleAnswers())
    await draft.enqueue()
    await vi.waitFor(() => expect(saved).toHaveLength(1), PATIENCE)
    expect(saved).toMatchObject([
      {
        accountName: 'plain',
        customer_Status: 'Partial Quote',
        premiumType: 'S',
        compareProductDetails: null,
        personalDetails: exampleQuote.personalDetails,
        tracking: { rev: 1 },
      },
    ])
    const other = quoteDraft(page())
    await other.ready()
    expect(other.read().answers.quote).toEqual(exampleQuote)
  })

  it('is not sent when the server does not confirm it', async () => {
    const draft = quoteDraft(page('fail'))
    await draft.ready()
    draft.update(() => exampleAnswers())
    expect(await draft.saveConfirmed()).toBe(false)
  })

  it('opens the result once every step is complete', async () => {
    const draft = quoteDraft(page())
    expect(await resultGuard(draft)).toBe('/client-quote/select-covers')
    draft.update(() => exampleAnswers())
    expect(await resultGuard(draft)).toBeUndefined()
  })
})

describe('the hand-over from the calculator', () => {
  it('knows of an earlier quote and replaces it when told to', async () => {
    const services = page()
    const draft = quoteDraft(services)
    expect(await hasEarlierQuote(services)).toBe(false)
    draft.update(() => exampleAnswers())
    expect(await hasEarlierQuote(services)).toBe(true)
    await startQuoteFromNeeds(services, calculateNeeds(input), input)
    expect(draft.read().answers).toMatchObject({ entry: 'calculator', comparison: null })
    expect(draft.read().state).toMatchObject({ active: 'personal-details', furthest: 'personal-details' })
    const reloaded = quoteDraft(page())
    await reloaded.ready()
    expect(reloaded.read().answers.quote).toEqual(draft.read().answers.quote)
    expect(await resultGuard(reloaded)).toBeUndefined()
  })

  it('fills in what an earlier quote knows of the person, with the age of the calculator', async () => {
    const services = page()
    const draft = quoteDraft(services)
    await draft.ready()
    draft.update(() => ({
      ...exampleAnswers(),
      typed: { 'personal-details/state': 'TAS', 'personal-details/age': '50', 'life-cover/amount': '1' },
    }))
    await startQuoteFromNeeds(services, calculateNeeds(input), input)
    expect(draft.read().answers).toMatchObject({
      quote: { personalDetails: { ...exampleQuote.personalDetails, age: 34 } },
      typed: { 'personal-details/state': 'TAS' },
    })
    expect(Object.keys(draft.read().answers.typed)).toEqual(['personal-details/state'])
  })

  it('leads to the personal details where no earlier quote has them', async () => {
    const services = page()
    await startQuoteFromNeeds(services, calculateNeeds(input), input)
    expect(await resultGuard(quoteDraft(services))).toBe('/client-quote/personal-details')
  })
})
