import { randomUUID } from 'node:crypto'
import { selectCovers, setCoverAmount } from '@coverkit/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '../../document/Schema.ts'
import { CHANGE_PATH, lifeChangeBody } from '../../testing/changes.ts'
import { OPERATION_ENGINES, startTestSandbox } from '../../testing/engines.ts'
import { bearer } from '../../testing/identity.ts'
import { givePolicies, lifePolicy } from '../../testing/policies.ts'
import { flatten, readPdf } from '../../testing/readPdf.ts'

const INCREASE = {
  policyId: null,
  event: 'birthOrAdoption',
  eventDate: '2026-11-10',
  cover: 'life',
  increase: 50_000,
  newAmount: null,
  earlierAmount: null,
  acknowledged: true,
} as const

/** Rendering is slow while other tests use the processor. */
const UNDER_LOAD = { timeout: 120_000 }

describe.each(OPERATION_ENGINES)('the document of a change of cover on %s', UNDER_LOAD, (engine) => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  const now = new Date('2026-11-22T13:00:00Z')
  beforeAll(async () => {
    const verifyToken = async (token: string) => ({
      subject: token,
      email: `${token}@example.com`,
      authenticatedAt: now,
    })
    api = await startTestSandbox(engine, { verifyToken, now: () => now })
  })
  afterAll(() => api.close())

  let owner = ''
  let id = ''
  beforeEach(async () => {
    owner = randomUUID()
    ;[id = ''] = await givePolicies(api, { owner }, [lifePolicy()])
  })

  const change = async (body: object) =>
    (await api.post(CHANGE_PATH, body, bearer(owner))).json as Schema<'ChangeCoverAnswer'>
  const documentOf = (change: string, token = owner) =>
    fetch(`${api.url}/api/v1/policies/changes/${change}/document`, { headers: bearer(token) })
  const textOf = async (answer: Response) => {
    const { pages } = await readPdf(Buffer.from(await answer.arrayBuffer()))
    return pages
      .flatMap(({ structure }) => flatten(structure))
      .map(({ text }) => text)
      .join('\n')
  }

  test('says what was asked for, from what, at which premium, what was declared and who signed', async () => {
    const { id: stored, reference } = await change({
      ...lifeChangeBody(id, owner, undefined, { indexation: 'off12Months' }),
      reasons: ['debtsPaid', 'premium'],
    })
    const answer = await documentOf(stored)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="change-${reference}.pdf"`)
    const text = await textOf(answer)
    for (const part of [
      reference,
      'I paid off debts',
      'The premium is more than I want to pay',
      '23 November 2026',
      'Mallee Life Company',
      'MLC0012345',
      'Life cover: Amount',
      '$600,000',
      '$500,000',
      'Off for 12 months',
      '$57.71 a month',
      '$50.33 a month',
      'ILLUSTRATIVE SAMPLE RATES',
      'I understand my duty',
      'Guide, version 3.0, 1 March 2026',
      'I know that some changes can’t easily be undone.',
      'Signed electronically by Robin Example on 23 November 2026.',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('My answers are true.')
    expect(text).not.toContain('Increase after a life event')
  })

  test('names the increase after a life event that went along', async () => {
    const body = lifeChangeBody(id, owner, (quote) => quote)
    const { id: stored } = await change({ ...body, guaranteedInsurability: INCREASE })
    const text = await textOf(await documentOf(stored))
    for (const part of [
      'Only the increase below. Everything else stays as it is.',
      'After the change, not counting the increase',
      'Increase after a life event',
      '$50,000',
      'I had or adopted a child',
      '10 November 2026',
      'When the insurer agrees',
    ])
      expect(text).toContain(part)
  })

  test('of a policy that ends shows no premium before the change, which was not priced', async () => {
    const { id: stored } = await change(lifeChangeBody(id, owner, (quote) => selectCovers(quote, []).quote))
    const text = await textOf(await documentOf(stored))
    expect(text).toContain('None, because there’s no cover left')
    expect(text).toContain('Due to end')
    expect(text).not.toMatch(/Before the change|Not recorded|Due to start/)
  })

  test('names the day on which the change is due, where the policy has one', async () => {
    const { id: dated } = await change(lifeChangeBody(id, owner))
    expect(await textOf(await documentOf(dated))).toContain('14 December 2026')
    const [undated = ''] = await givePolicies(api, { owner }, [lifePolicy({ drawDay: null })])
    const { id: stored } = await change(lifeChangeBody(undated, owner))
    expect(await textOf(await documentOf(stored))).toContain('Once the insurer has made the change')
  })

  test('T14: is for the customer alone whose change it is', async () => {
    const { id: stored } = await change(lifeChangeBody(id, owner))
    expect((await documentOf(stored, 'eve')).status).toBe(404)
    expect((await documentOf(randomUUID())).status).toBe(404)
    const anonymous = await fetch(`${api.url}/api/v1/policies/changes/${stored}/document`)
    expect(anonymous.status).toBe(401)
  })

  test('is the same bytes whenever it is asked for, also once the change is done', async () => {
    const { id: stored } = await change(
      lifeChangeBody(id, owner, (quote) => setCoverAmount(quote, 'life', 450_000).quote),
    )
    const first = Buffer.from(await (await documentOf(stored)).arrayBuffer())
    await givePolicies(api, { owner }, [lifePolicy({ sum_Insured: 450_000 })])
    expect(first.equals(Buffer.from(await (await documentOf(stored)).arrayBuffer()))).toBe(true)
  })
})
