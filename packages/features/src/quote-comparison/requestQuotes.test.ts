import { PANEL } from '@coverkit/core'
import { openDrafts } from '@coverkit/drafts'
import { rawKind } from '@coverkit/flow-draft/store'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { quoteDraft } from '#client-quote/answers'
import { knownNames } from '#client-quote/known-names'
import {
  exampleAnswer,
  exampleAnswers,
  exampleComparison,
  exampleQuote,
} from '#client-quote/testing/exampleAnswers.ts'
import type { PageServices } from '#common/page-services/index.ts'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { type Behaviour, fakePageServices } from '#common/testing/fakePageServices.ts'
import { createQuoteRequester } from './requestQuotes.ts'

/** In milliseconds: a busy machine is late, a broken program never comes. */
const PATIENCE = 20_000

const now = () => new Date().toISOString()

async function page(
  behave: (code: string) => Behaviour = exampleAnswer,
  answers = exampleAnswers(),
  withinMs = 15_000,
  identity: PageServices['identity'] = async () => null,
) {
  const requested: (readonly string[])[] = []
  const clients: object[] = []
  const drafts = openDrafts({ brand: 'plain' })
  const fake = fakePageServices({
    drafts: () => drafts,
    behave: (code, request) => {
      requested.push(request.supplierCodes ?? [])
      clients.push(request.clients[0])
      return behave(code)
    },
  })
  const services = { ...fake, identity }
  const draft = quoteDraft(services)
  await draft.ready()
  draft.update(() => answers)
  const requester = createQuoteRequester(services, draft, withinMs)
  return {
    requester,
    requested,
    clients,
    services,
    draft,
    waiting: () => services.store.get(requester.stateAtom).waiting,
    stored: () => Object.keys(draft.read().answers.comparison?.insurers ?? {}),
    earlier: () => services.store.get(requester.earlierAtom),
  }
}

beforeEach(() => vi.stubGlobal('document', new EventTarget()))

describe('asking', () => {
  it('sends one request for each insurer, all at once, and keeps every answer', async () => {
    const { requester, requested, draft, waiting, stored } = await page()
    requester.refresh(PANEL)
    expect(Object.values(waiting())).toEqual(PANEL.map(() => 'asking'))
    await vi.waitFor(() => expect(stored()).toHaveLength(7), PATIENCE)
    expect(requested).toEqual(PANEL.map((code) => [code]))
    expect(waiting()).toEqual({})
    const { comparison } = draft.read().answers
    expect(comparison?.head?.label).toContain('SAMPLE')
    expect(comparison?.request.clients[0].needs.lifeCover.amount).toBe(500_000)
  })

  it('sends the names that are known, and stores the request without them', async () => {
    const { requester, clients, draft, services, stored } = await page()
    const holders = [{ id: 'holder-1', firstName: 'Zoë', lastName: 'Example', email: null }]
    const drafts = await services.drafts()
    await drafts.save(rawKind('application', 1), 'a', { application: { holders } })
    await vi.waitFor(() => expect(knownNames(services).now().firstName).toBe('Zoë'), PATIENCE)
    requester.refresh(PANEL)
    await vi.waitFor(() => expect(stored()).toHaveLength(7), PATIENCE)
    expect(clients).toHaveLength(7)
    for (const client of clients) expect(client).toMatchObject({ first_Name: 'Zoë', last_Name: 'Example' })
    const { comparison } = draft.read().answers
    expect(comparison?.request.clients[0]).toMatchObject({ age: 45 })
    expect(JSON.stringify(comparison)).not.toContain('_Name')
  })

  it('lets insurers adjust terms only when the quote came from the calculator', async () => {
    const { requester, draft } = await page(exampleAnswer, { ...exampleAnswers(), allowAdjustments: true })
    requester.refresh(PANEL)
    await vi.waitFor(
      () => expect(draft.read().answers.comparison?.request.allowAdjustments).toBe(true),
      PATIENCE,
    )
  })

  it('asks nobody again for fresh prices, but asks those that never answered', async () => {
    const whole = await page(exampleAnswer, exampleAnswers(exampleComparison(now())))
    whole.requester.refresh(PANEL)
    const partly = await page(exampleAnswer, exampleAnswers(exampleComparison(now(), ['MLP', 'ZUR'])))
    partly.requester.refresh(PANEL)
    await vi.waitFor(() => expect(partly.stored()).toHaveLength(7), PATIENCE)
    expect(whole.requested).toEqual([])
    expect(partly.requested.flat()).toEqual(['NEO', 'MLC', 'ACC', 'ING', 'AIG'])
  })

  it('leaves stale prices until asked for new ones', async () => {
    const { requester, requested, draft } = await page(
      exampleAnswer,
      exampleAnswers(exampleComparison('2020-01-01T00:00:00Z')),
    )
    requester.refresh(PANEL)
    expect(requested).toEqual([])
    requester.requestAll(PANEL)
    await vi.waitFor(() => expect(requested).toHaveLength(7), PATIENCE)
    expect(draft.read().answers.comparison?.askedAt).not.toBe('2020-01-01T00:00:00Z')
  })

  it('asks again after changed answers, and remembers the prices before', async () => {
    const before = exampleComparison(now())
    const answers = exampleAnswers(before)
    const changed = { ...exampleQuote, lifeCover: { ...exampleQuote.lifeCover, amount: 600_000 } }
    const { requester, stored, earlier } = await page(exampleAnswer, { ...answers, quote: changed })
    requester.refresh(PANEL)
    requester.refresh(PANEL)
    await vi.waitFor(() => expect(stored()).toHaveLength(7), PATIENCE)
    expect(earlier()).toEqual(before)
  })

  it('starts once, however often it is refreshed', async () => {
    const { requester, requested, stored } = await page()
    requester.refresh(PANEL)
    requester.refresh(PANEL)
    await vi.waitFor(() => expect(stored()).toHaveLength(7), PATIENCE)
    requester.refresh(PANEL)
    expect(requested).toHaveLength(7)
  })
})

describe('what goes wrong', () => {
  it('times out the insurer that hangs, and asks it alone again', async () => {
    let hangs = true
    const behave = (code: string) => (code === 'ING' && hangs ? 'hang' : exampleAnswer(code))
    const { requester, requested, waiting, stored } = await page(behave, exampleAnswers(), 60)
    requester.refresh(PANEL)
    await vi.waitFor(() => expect(waiting()).toEqual({ ING: 'no-answer' }), PATIENCE)
    expect(stored()).toHaveLength(6)
    hangs = false
    requester.retry(['ING'])
    await vi.waitFor(() => expect(stored()).toHaveLength(7), PATIENCE)
    expect(requested.slice(7)).toEqual([['ING']])
    expect(waiting()).toEqual({})
  })

  it('takes a failing service and an insurer that is unavailable for no answer', async () => {
    const { requester, waiting, stored } = await page((code) => {
      if (code === 'ACC') return 'fail'
      if (code === 'NEO') return { ...exampleAnswer(code), status: 'unavailable', frequencies: {} }
      return exampleAnswer(code)
    })
    requester.refresh(PANEL)
    await vi.waitFor(() => expect(waiting()).toEqual({ ACC: 'no-answer', NEO: 'no-answer' }), PATIENCE)
    expect(stored()).toHaveLength(5)
  })

  it('never shows a price whose parts do not make its total', async () => {
    const { requester, waiting } = await page((code) => {
      const answer = exampleAnswer(code)
      const monthly = answer.frequencies?.monthly
      if (code !== 'AIG' || !monthly) return answer
      const parts = { ...monthly.parts, total: monthly.parts.total + 0.01 }
      return { ...answer, frequencies: { ...answer.frequencies, monthly: { ...monthly, parts } } }
    })
    requester.refresh(PANEL)
    await vi.waitFor(() => expect(waiting()).toEqual({ AIG: 'no-answer' }), PATIENCE)
  })

  it('cancels those that have not answered, and can ask them again', async () => {
    let hangs = true
    const slow = ['MLC', 'ZUR']
    const behave = (code: string) => (slow.includes(code) && hangs ? 'hang' : exampleAnswer(code))
    const { requester, waiting, stored } = await page(behave)
    requester.refresh(PANEL)
    await vi.waitFor(() => expect(stored()).toHaveLength(5), PATIENCE)
    requester.cancel()
    expect(waiting()).toEqual({ MLC: 'stopped', ZUR: 'stopped' })
    requester.refresh(PANEL)
    expect(waiting()).toEqual({ MLC: 'stopped', ZUR: 'stopped' })
    hangs = false
    requester.retry(slow)
    await vi.waitFor(() => expect(stored()).toHaveLength(7), PATIENCE)
  })

  it('asks nobody after a cancel that came before the first request', async () => {
    const { requester, requested, draft, stored } = await page()
    requester.refresh(PANEL)
    requester.cancel()
    await vi.waitFor(() => expect(draft.read().answers.comparison).not.toBeNull(), PATIENCE)
    requester.retry(['ING'])
    await vi.waitFor(() => expect(stored()).toEqual(['ING']), PATIENCE)
    expect(requested).toEqual([['ING']])
  })

  it('asks again what was cancelled in the same moment', async () => {
    let hangs = true
    const { requester, waiting, stored } = await page((code) =>
      code === 'MLC' && hangs ? 'hang' : exampleAnswer(code),
    )
    requester.refresh(PANEL)
    await vi.waitFor(() => expect(waiting()).toEqual({ MLC: 'asking' }), PATIENCE)
    hangs = false
    requester.cancel()
    requester.retry(['MLC'])
    const seen = new Set<string | undefined>()
    await vi.waitFor(() => {
      seen.add(waiting().MLC)
      expect(stored()).toHaveLength(7)
    }, PATIENCE)
    expect(seen).not.toContain('no-answer')
  })

  it('keeps no answer to the customer before, and can ask for the next one', async () => {
    const customer = fakeCustomer('ann')
    let hangs = true
    const { requester, requested, waiting, stored } = await page(
      () => (hangs ? 'hang' : exampleAnswer('ING')),
      exampleAnswers(exampleComparison(now(), ['MLP', 'NEO', 'MLC', 'ACC', 'AIG', 'ZUR'])),
      15_000,
      customer.identity,
    )
    requester.refresh(PANEL)
    await vi.waitFor(() => expect(requested).toEqual([['ING']]), PATIENCE)
    customer.become('bob')
    await vi.waitFor(() => expect(waiting()).toEqual({ ING: 'no-answer' }), PATIENCE)
    expect(stored()).toHaveLength(6)
    hangs = false
    requester.retry(['ING'])
    await vi.waitFor(() => expect(stored()).toHaveLength(7), PATIENCE)
  })

  it('ignores late answers to a run that was replaced', async () => {
    const first = exampleComparison(now(), [])
    const { requester, draft, stored } = await page(exampleAnswer, exampleAnswers(first))
    requester.refresh(PANEL)
    const quote = { ...exampleQuote, premiumType: 'level' as const }
    draft.update((answers) => ({ ...answers, quote }))
    requester.refresh(PANEL)
    await vi.waitFor(() => expect(stored()).toHaveLength(7), PATIENCE)
    expect(draft.read().answers.comparison?.request.clients[0].needs.premiumType).toBe('level')
  })
})
