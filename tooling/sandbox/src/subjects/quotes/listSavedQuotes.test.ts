import { randomUUID } from 'node:crypto'
import type { QuoteNeeds, SelectedQuote } from '@coverkit/core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { exampleOf, newTracking, quoteBody } from '../../testing/bodies.ts'
import { OPERATION_ENGINES, startTestSandbox } from '../../testing/engines.ts'
import { bearer, makePersonIn } from '../../testing/identity.ts'

const SAVE = '/api/v1/quote/savequotes'
const LIST = '/api/v1/quote/saved'
const MINUTE_MS = 60_000

interface Answer {
  label: string
  quotes: { id: string; savedAt: string; needs: QuoteNeeds; selectedQuote: SelectedQuote }[]
}

const monthly = exampleOf<SelectedQuote>('SelectedQuote')
const quarterly: SelectedQuote = {
  ...monthly,
  paymentFrequency: 'quarterly',
  premiums: { ...monthly.premiums, life: 145.28 },
  totalPremiumAmount: 168.98,
}

describe.each(OPERATION_ENGINES)('saved quotes on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    api = await startTestSandbox(engine)
  })
  afterAll(() => api.close())

  const moveClock = (minutes: number) => api.post('/sandbox/clock', { offsetMs: minutes * MINUTE_MS })
  afterEach(() => moveClock(0))

  async function save(
    token: string | null,
    draft: string | null,
    rev = 1,
    selected: SelectedQuote | null = monthly,
  ) {
    const body = quoteBody({
      tracking: draft === null ? null : newTracking({ draft, rev }),
      customer_Status: selected ? 'Partial Application' : 'Partial Quote',
      paymentFrequency: selected?.paymentFrequency ?? 'monthly',
      compareProductDetails: selected,
    })
    const answer = await api.post(SAVE, body, token === null ? {} : bearer(token))
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
    return { body, id: (answer.json as { id: string }).id }
  }

  async function listOf(token: string | null): Promise<Answer['quotes']> {
    const answer = await api.get(LIST, bearer(token))
    expect(answer.status).toBe(200)
    return (answer.json as Answer).quotes
  }

  const totals = async (token: string | null) =>
    (await listOf(token)).map(({ selectedQuote }) => selectedQuote.totalPremiumAmount)

  test('an offer comes back as it was saved, with its terms and the label of the rates', async () => {
    const { token } = await makePersonIn(api)
    const { id } = await save(token, randomUUID())
    const { label, quotes } = (await api.get(LIST, bearer(token))).json as Answer
    expect(label).toMatch(/SAMPLE/)
    expect(quotes).toEqual([
      {
        id,
        savedAt: expect.any(String),
        selectedQuote: monthly,
        needs: expect.objectContaining({
          premiumType: 'stepped',
          covers: { payThroughSuper: 'false', selectedCovers: ['life'] },
          lifeCover: { amount: 600_000, lifeOwner: 'O' },
          paymentFrequency: 'monthly',
        }),
      },
    ])
    expect(JSON.stringify(quotes)).not.toMatch(/personalDetails|isSmoker|first_Name|tracking/)
  })

  test('T14 each customer sees only what came with their own token', async () => {
    const [ada, ben] = [await makePersonIn(api), await makePersonIn(api)]
    const draft = randomUUID()
    await save(ada.token, draft)
    const named = newTracking({ clientId: ben.sub, draft })
    const body = quoteBody({
      tracking: named,
      customer_Status: 'Partial Application',
      compareProductDetails: monthly,
    })
    expect((await api.post(SAVE, body)).status).toBe(200)
    expect(
      (await api.post(SAVE, { ...body, tracking: { ...named, id: randomUUID() } }, bearer(ada.token))).status,
    ).toBe(200)
    expect(await listOf(ada.token)).toHaveLength(1)
    expect(await listOf(ben.token)).toEqual([])
  })

  test('a visitor is refused', async () => {
    expect((await api.get(LIST)).json).toMatchObject({ status: 401 })
    expect((await api.get(LIST, bearer('nobody'))).json).toMatchObject({ status: 401 })
  })

  test('where nothing was chosen the list is empty', async () => {
    const { token } = await makePersonIn(api)
    expect(await listOf(token)).toEqual([])
    await save(token, randomUUID(), 1, null)
    expect(await listOf(token)).toEqual([])
  })

  test('of each draft it is the latest revision, in whatever order they arrived', async () => {
    const { token } = await makePersonIn(api)
    const draft = randomUUID()
    await save(token, draft, 2, quarterly)
    await save(token, draft, 1)
    expect(await totals(token)).toEqual([quarterly.totalPremiumAmount])
    await save(token, draft, 3)
    expect(await totals(token)).toEqual([monthly.totalPremiumAmount])
  })

  test('a choice that was taken back is not listed', async () => {
    const { token } = await makePersonIn(api)
    const draft = randomUUID()
    await save(token, draft, 1)
    await save(token, draft, 2, null)
    expect(await listOf(token)).toEqual([])
  })

  test('saves without tracking are drafts of their own', async () => {
    const { token } = await makePersonIn(api)
    await save(token, null)
    await save(token, null, 1, quarterly)
    expect((await totals(token)).toSorted()).toEqual(
      [monthly.totalPremiumAmount, quarterly.totalPremiumAmount].toSorted(),
    )
  })

  test('newest first; sending an offer again does not make its price younger, another offer does', async () => {
    const { token } = await makePersonIn(api)
    const [first, second] = [randomUUID(), randomUUID()]
    await save(token, first)
    await moveClock(10)
    await save(token, second, 1, quarterly)
    const before = await listOf(token)
    expect(before.map(({ selectedQuote }) => selectedQuote.paymentFrequency)).toEqual([
      'quarterly',
      'monthly',
    ])
    await moveClock(20)
    const again = await save(token, first, 2)
    const after = await listOf(token)
    expect(after.map(({ savedAt }) => savedAt)).toEqual(before.map(({ savedAt }) => savedAt))
    expect(after[1]?.id).toBe(again.id)
    await save(token, first, 3, quarterly)
    const [newest] = await listOf(token)
    const [, oldest] = before
    const age = Date.parse(newest?.savedAt ?? '') - Date.parse(oldest?.savedAt ?? '')
    expect(Math.round(age / MINUTE_MS)).toBe(20)
  })

  test('at most fifty, the newest', async () => {
    const { token } = await makePersonIn(api)
    const oldest = await save(token, randomUUID(), 1, quarterly)
    for (let saved = 0; saved < 50; saved++) await save(token, randomUUID())
    const listed = await listOf(token)
    expect(listed).toHaveLength(50)
    expect(listed.map(({ id }) => id)).not.toContain(oldest.id)
  })
})
