import { createApiClient, loadAccountDraft, openResume } from '@coverkit/api-client'
import { type Drafts, openDrafts } from '@coverkit/drafts'
import { loadRaw, rawKind } from '@coverkit/flow-draft/store'
import { expect, it } from 'vitest'
import { isFlowName } from './flows.ts'
import { persistResumed } from './persistResumed.ts'
import rows from './storedRows.fixture.json' with { type: 'json' }

const STORED_IN_ACCOUNT = [
  'calculator',
  'client-quote',
  'application',
  'change-my-cover',
  'transfer-policy',
] as const
const MAILED = ['calculator', 'client-quote', 'transfer-policy']

/** A server that holds a row, for an account and behind a link. */
const holding = (draft: unknown) =>
  createApiClient({
    baseUrl: 'https://api.example',
    fetch: async () => Response.json({ successful: true, draft }),
  })

const open = (): Promise<Drafts> => openDrafts({ brand: crypto.randomUUID() })

const link = { token: 'of-the-link', code: '123456', openId: 'of-the-page' }

it.each(rows.today)('a draft of $flow is given as the account holds it', async (row) => {
  const flow = STORED_IN_ACCOUNT.find((name) => name === row.flow)
  if (!flow) throw new Error(`${row.flow} is not stored in the account.`)
  const loaded = await loadAccountDraft(holding(row), flow)
  expect(loaded).toEqual({ ok: true, value: { draft: row } })
})

it.each(rows.today.filter(({ flow }) => MAILED.includes(flow)))(
  'a mailed link to $flow puts its answers on this device, whole',
  async (row) => {
    const opened = await openResume(holding(row), link)
    if (!opened.ok) throw new Error(opened.error.kind)
    const drafts = await open()
    expect(await persistResumed(drafts, opened.value)).toMatch(/\/a-step$/)
    expect(await loadRaw(drafts, row.flow)).toMatchObject({
      status: 'found',
      draft: { answers: row.answers },
    })
  },
)

// The server renames its rows; one that it has not is no flow of ours.
it.each(rows.former)('a row of the former name $flow replaces nothing here', async (row) => {
  expect(isFlowName(row.flow)).toBe(false)
  expect(await loadAccountDraft(holding(row), 'transfer-policy')).toEqual({
    ok: false,
    error: { kind: 'unreadable' },
  })
  expect(await openResume(holding(row), link)).toEqual({ ok: false, error: { kind: 'unreadable' } })
})

it.each(rows.former)(
  'a draft of the former name $flow on a device stays there',
  async ({ flow, answers }) => {
    const drafts = await open()
    await drafts.save(rawKind(flow, 1), drafts.newId(), answers)
    expect((await drafts.list()).map((summary) => summary.flow)).toEqual([flow])
    expect(await loadRaw(drafts, flow)).toMatchObject({ status: 'found', draft: { answers } })
  },
)
