import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { loadRaw, rawKind } from '@coverkit/flow-draft/store'
import { expect, it } from 'vitest'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { type AccountRow, accountRows } from './accountRows.ts'
import { openAccountDraft } from './openAccountDraft.ts'

const ANSWERS = { needs: { age: 34 }, progress: { furthest: 'existing-cover' } }
const TIMES = { savedAt: '2026-11-22T01:00:00.000Z', expiresAt: '2026-12-22T01:00:00.000Z' }

const inAccount = {
  flow: 'calculator',
  rev: 7,
  version: 1,
  attempt: 'a-1',
  answers: ANSWERS,
  ...TIMES,
}

/** A customer's page, whose account answers this when it is asked for a draft. */
async function page(answer: () => Response) {
  const drafts = await openDrafts({ brand: crypto.randomUUID() })
  const client = createApiClient({ baseUrl: 'https://api.example', fetch: async () => answer() })
  const services = {
    ...fakePageServices({ drafts: async () => drafts, behave: () => 'fail' }),
    client: async () => client,
    identity: fakeCustomer('ann').identity,
  }
  const [row] = accountRows([], [{ flow: 'calculator', furthest: 'dependents', ...TIMES }])
  if (!row) throw new Error('a row')
  const stored = async () => {
    const found = await loadRaw(drafts, 'calculator')
    return found.status === 'found' ? found.draft.answers : found.status
  }
  return { services, drafts, stored, row }
}

it('brings the account’s copy here, with its revision, and leads to the step that was left off', async () => {
  const { services, stored, row } = await page(() => Response.json({ draft: inAccount }))
  expect(await openAccountDraft(services, row)).toBe('/life-insurance-calculator/existing-cover')
  expect(await stored()).toEqual({ ...ANSWERS, progress: { furthest: 'existing-cover', accountRev: 7 } })
})

it('replaces nothing that came to be here meanwhile', async () => {
  const { services, drafts, stored, row } = await page(() => Response.json({ draft: inAccount }))
  await drafts.save(rawKind('calculator', 1), drafts.newId(), { own: true })
  expect(await openAccountDraft(services, row)).toBe(row.href)
  expect(await stored()).toEqual({ own: true })
})

it.each([
  ['it has none any more', () => Response.json({ draft: null })],
  ['it can’t be had', () => Response.json({}, { status: 501 })],
])('leads into the flow all the same where the account says that %s', async (_, answer) => {
  const { services, stored, row } = await page(answer)
  expect(await openAccountDraft(services, row)).toBe(row.href)
  expect(await stored()).toBe('none')
})

it('asks for nothing of a draft that is here', async () => {
  const { services, row } = await page(() => {
    throw new Error('asked')
  })
  const here: AccountRow = { ...row, isOnlyInAccount: false, inAccount: null, href: '/calculator/here' }
  expect(await openAccountDraft(services, here)).toBe('/calculator/here')
})
