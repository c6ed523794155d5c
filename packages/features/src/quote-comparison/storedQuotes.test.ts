import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { rawKind } from '@coverkit/flow-draft/store'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { quoteDraft } from '#client-quote/answers'
import type { Identity } from '#common/page-services/index.ts'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import type { QuoteAnswers } from '#quote/answers'
import { freshness } from './freshness.ts'
import { insurerLines, notRequesting } from './insurerLines.ts'
import { offerOf } from './offers.ts'
import stored from './storedQuotes.fixture.json' with { type: 'json' }

const { announced, comparison, requested, selected, progress, account } = stored
/** In milliseconds: a busy machine is late, a broken program never comes. */
const PATIENCE = 20_000
const RUN = '9b2d6a52-5a7b-4d0e-9a43-8f6c5f3f1a01'
const DAY = new Date('2026-11-22T09:00:00.000Z')

/** Answers that a release stored, all but where the visitor had got to. */
const whole = { ...stored.answers, announced, comparison, selected }

/** A page on a device that holds these answers, as a page of the release that stored them left them. */
async function pageWith(answers: unknown) {
  const drafts = openDrafts({ brand: crypto.randomUUID() })
  const services = fakePageServices({ drafts: () => drafts, behave: () => 'fail' })
  await (await services.drafts()).save(rawKind('client-quote', 1), RUN, answers)
  const draft = quoteDraft(services)
  await draft.ready()
  return draft
}

const linesOf = ({ comparison }: QuoteAnswers) =>
  insurerLines(['MLP', 'ACC', 'ZUR', 'AIG'], comparison, notRequesting)

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

describe('a quote with prices and a choice still opens', () => {
  it.each(progress)('$name', async ({ stored, read }) => {
    const draft = await pageWith({ ...whole, progress: stored })
    expect(draft.record().status.loaded).toBe('found')
    expect(draft.read().answers).toEqual({ ...whole, progress: read })
  })

  it('while its prices were being asked for', async () => {
    const answers = { ...whole, announced: [], comparison: requested, selected: null }
    const draft = await pageWith({ ...answers, progress: { furthest: 'get-quote', submitted: true } })
    expect(draft.read().answers).toMatchObject(answers)
    expect(linesOf(draft.read().answers)).toMatchObject({ quoted: [], missing: { length: 4 } })
  })
})

describe('prices that a release stored', () => {
  const open = async () => (await pageWith({ ...whole, progress: progress[0]?.stored })).read().answers

  it('are of the answers beside them, so that nobody is asked again before they are old', async () => {
    const answers = await open()
    expect(freshness(answers, DAY)).toBe('fresh')
    expect(freshness(answers, new Date('2027-01-01T00:00:00.000Z'))).toBe('stale')
  })

  it('are shown insurer by insurer, with what each changed or refused', async () => {
    const { quoted, declined, missing } = linesOf(await open())
    expect(quoted.map((answer) => [answer.supplierCode, offerOf(answer, 'monthly')?.total])).toEqual([
      ['MLP', 38_527],
      ['ACC', 37_336],
    ])
    expect(quoted[0]?.adjustments).toEqual([
      { field: 'tpdCover.occupationType', from: 'own', to: 'any', reason: 'own-occupation' },
    ])
    expect(declined.map(({ supplierCode, reasons }) => [supplierCode, reasons.length])).toEqual([['ZUR', 2]])
    expect(missing).toEqual([{ code: 'AIG', stopped: false }])
  })

  it('hold the offer that was chosen, at the price it was chosen for', async () => {
    const { selected } = await open()
    expect(selected?.chosenAt).toBe('2026-11-21T09:30:00.000Z')
    expect(selected?.quote).toMatchObject({ supplierCode: 'MLP', totalPremiumAmount: 385.27, tpe: 68.15 })
    expect(selected && offerOf(selected.answer, selected.quote.paymentFrequency)?.total).toBe(38_527)
  })

  it('are asked for again where they cannot be read, and the answers stay whole', async () => {
    const broken = { ...comparison, insurers: { MLP: { status: 'quoted' } } }
    const draft = await pageWith({ ...whole, comparison: broken, progress: progress[0]?.stored })
    const { comparison: read, ...answers } = draft.read().answers
    expect(read).toBeNull()
    expect(freshness(draft.read().answers, DAY)).toBe('none')
    expect(answers).toMatchObject({ ...stored.answers, selected })
  })
})

it('is set aside, and the visitor told, where the quote itself cannot be read', async () => {
  const quote = { ...stored.answers.quote, premiumType: 'a type of before' }
  const draft = await pageWith({ ...whole, quote, progress: progress[0]?.stored })
  expect(draft.record().status.loaded).toBe('unreadable')
})

it('opens on another device as the account holds it', async () => {
  const { accountRev: _own, ...ofAccount } = progress[3]?.stored ?? {}
  const answers = { ...whole, progress: ofAccount }
  const client = createApiClient({
    baseUrl: 'https://api.example',
    fetch: async (request) => {
      const isDraft = request.method === 'GET' && request.url.endsWith('/api/v1/drafts/client-quote')
      return isDraft ? Response.json({ draft: { ...account, answers } }) : Response.json({}, { status: 501 })
    },
  })
  const customer = await fakeCustomer('ann').identity()
  const session: Identity['session'] = { ...customer.session, getToken: async () => 'token' }
  const fake = fakePageServices({
    drafts: () => openDrafts({ brand: crypto.randomUUID() }),
    behave: () => 'fail',
  })
  const draft = quoteDraft({
    ...fake,
    client: async () => client,
    identity: async () => ({ ...customer, session }),
  })
  await draft.ready()
  await expect
    .poll(() => draft.read().answers, { timeout: PATIENCE })
    .toEqual({ ...whole, progress: { ...ofAccount, accountRev: 4 } })
})
