import { openDrafts } from '@coverkit/drafts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Behaviour, fakePageServices } from '#common/testing/fakePageServices.ts'
import { quoteDraft } from '#quote/draft'
import { INSURER_CODES } from '#quote/insurers'
import {
  exampleAnswer,
  exampleAnswers,
  exampleComparison,
  exampleQuote,
} from '#quote/testing/example-answers'
import { createQuoteRequester } from './requestQuotes.ts'

/** In milliseconds: a busy machine is late, a broken program never comes. */
const PATIENCE = 20_000

const now = () => new Date().toISOString()

async function page(
  behave: (code: string) => Behaviour = exampleAnswer,
  answers = exampleAnswers(),
  withinMs = 15_000,
) {
  const requested: string[][] = []
  const drafts = openDrafts({ brand: 'plain' })
  const services = fakePageServices({
    drafts: () => drafts,
    behave: (code, request) => {
      requested.push(request.supplierCodes ?? [])
      return behave(code)
    },
  })
  const draft = quoteDraft(services)
  await draft.ready()
  draft.update(() => answers)
  const ask = createQuoteRequester(services, draft, withinMs)
  return {
    ask,
    requested,
    draft,
    waiting: () => services.store.get(ask.stateAtom).waiting,
    kept: () => Object.keys(draft.read().answers.comparison?.insurers ?? {}),
    earlier: () => services.store.get(ask.earlierAtom),
  }
}

beforeEach(() => vi.stubGlobal('document', new EventTarget()))

describe('asking', () => {
  it('sends one request for each insurer, all at once, and keeps every answer', async () => {
    const { ask, requested, draft, waiting, kept: stored } = await page()
    ask.refresh()
    expect(Object.values(waiting())).toEqual(INSURER_CODES.map(() => 'asking'))
    await vi.waitFor(() => expect(stored()).toHaveLength(7), PATIENCE)
    expect(requested).toEqual(INSURER_CODES.map((code) => [code]))
    expect(waiting()).toEqual({})
    const { comparison } = draft.read().answers
    expect(comparison?.head?.label).toContain('SAMPLE')
    expect(comparison?.request.clients[0].needs.lifeCover.amount).toBe(500_000)
  })

  it('lets insurers adjust terms only when the quote came from the calculator', async () => {
    const { ask, draft } = await page(exampleAnswer, { ...exampleAnswers(), allowAdjustments: true })
    ask.refresh()
    await vi.waitFor(
      () => expect(draft.read().answers.comparison?.request.allowAdjustments).toBe(true),
      PATIENCE,
    )
  })

  it('asks nobody again for fresh prices, but asks those that never answered', async () => {
    const whole = await page(exampleAnswer, exampleAnswers(exampleComparison(now())))
    whole.ask.refresh()
    const partly = await page(exampleAnswer, exampleAnswers(exampleComparison(now(), ['MLP', 'ZUR'])))
    partly.ask.refresh()
    await vi.waitFor(() => expect(partly.kept()).toHaveLength(7), PATIENCE)
    expect(whole.requested).toEqual([])
    expect(partly.requested.flat()).toEqual(['NEO', 'MLC', 'ACC', 'ING', 'AIG'])
  })

  it('leaves stale prices until asked for new ones', async () => {
    const { ask, requested, draft } = await page(
      exampleAnswer,
      exampleAnswers(exampleComparison('2020-01-01T00:00:00Z')),
    )
    ask.refresh()
    expect(requested).toEqual([])
    ask.requestAll()
    await vi.waitFor(() => expect(requested).toHaveLength(7), PATIENCE)
    expect(draft.read().answers.comparison?.askedAt).not.toBe('2020-01-01T00:00:00Z')
  })

  it('asks anew after changed answers, and remembers the prices before', async () => {
    const before = exampleComparison(now())
    const answers = exampleAnswers(before)
    const changed = { ...exampleQuote, lifeCover: { ...exampleQuote.lifeCover, amount: 600_000 } }
    const { ask, kept: stored, earlier } = await page(exampleAnswer, { ...answers, quote: changed })
    ask.refresh()
    ask.refresh()
    await vi.waitFor(() => expect(stored()).toHaveLength(7), PATIENCE)
    expect(earlier()).toEqual(before)
  })

  it('starts once, however often it is refreshed', async () => {
    const { ask, requested, kept: stored } = await page()
    ask.refresh()
    ask.refresh()
    await vi.waitFor(() => expect(stored()).toHaveLength(7), PATIENCE)
    ask.refresh()
    expect(requested).toHaveLength(7)
  })
})

describe('what goes wrong', () => {
  it('times out the insurer that hangs, and asks it alone again', async () => {
    let hangs = true
    const behave = (code: string) => (code === 'ING' && hangs ? 'hang' : exampleAnswer(code))
    const { ask, requested, waiting, kept: stored } = await page(behave, exampleAnswers(), 60)
    ask.refresh()
    await vi.waitFor(() => expect(waiting()).toEqual({ ING: 'no-answer' }), PATIENCE)
    expect(stored()).toHaveLength(6)
    hangs = false
    ask.retry(['ING'])
    await vi.waitFor(() => expect(stored()).toHaveLength(7), PATIENCE)
    expect(requested.slice(7)).toEqual([['ING']])
    expect(waiting()).toEqual({})
  })

  it('takes a failing service and an insurer that is unavailable for no answer', async () => {
    const {
      ask,
      waiting,
      kept: stored,
    } = await page((code) => {
      if (code === 'ACC') return 'fail'
      if (code === 'NEO') return { ...exampleAnswer(code), status: 'unavailable', frequencies: {} }
      return exampleAnswer(code)
    })
    ask.refresh()
    await vi.waitFor(() => expect(waiting()).toEqual({ ACC: 'no-answer', NEO: 'no-answer' }), PATIENCE)
    expect(stored()).toHaveLength(5)
  })

  it('never shows a price whose parts do not make its total', async () => {
    const { ask, waiting } = await page((code) => {
      const answer = exampleAnswer(code)
      const monthly = answer.frequencies?.monthly
      if (code !== 'AIG' || !monthly) return answer
      const parts = { ...monthly.parts, total: monthly.parts.total + 0.01 }
      return { ...answer, frequencies: { ...answer.frequencies, monthly: { ...monthly, parts } } }
    })
    ask.refresh()
    await vi.waitFor(() => expect(waiting()).toEqual({ AIG: 'no-answer' }), PATIENCE)
  })

  it('cancels those that have not answered, and can ask them again', async () => {
    let hangs = true
    const slow = ['MLC', 'ZUR']
    const behave = (code: string) => (slow.includes(code) && hangs ? 'hang' : exampleAnswer(code))
    const { ask, waiting, kept: stored } = await page(behave)
    ask.refresh()
    await vi.waitFor(() => expect(stored()).toHaveLength(5), PATIENCE)
    ask.cancel()
    expect(waiting()).toEqual({ MLC: 'stopped', ZUR: 'stopped' })
    ask.refresh()
    expect(waiting()).toEqual({ MLC: 'stopped', ZUR: 'stopped' })
    hangs = false
    ask.retry(slow)
    await vi.waitFor(() => expect(stored()).toHaveLength(7), PATIENCE)
  })

  it('ignores late answers to a run that was replaced', async () => {
    const first = exampleComparison(now(), [])
    const { ask, draft, kept: stored } = await page(exampleAnswer, exampleAnswers(first))
    ask.refresh()
    const quote = { ...exampleQuote, premiumType: 'level' as const }
    draft.update((answers) => ({ ...answers, quote }))
    ask.refresh()
    await vi.waitFor(() => expect(stored()).toHaveLength(7), PATIENCE)
    expect(draft.read().answers.comparison?.request.clients[0].needs.premiumType).toBe('level')
  })
})
