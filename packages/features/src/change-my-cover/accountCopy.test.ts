import { createApiClient, type PolicyChange } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { beginChange } from './policy/beginChange.ts'
import { changeDraft } from './state.ts'
import { changeSubmission } from './submission/submission.ts'
import { lifePolicy, readyToSign, wholePolicy, withLife } from './testing/exampleChange.ts'

const PATIENCE = 20_000

beforeEach(() => vi.stubGlobal('document', new EventTarget()))
afterEach(() => vi.unstubAllGlobals())

/** The change that an account holds. Of a copy that started from another revision it takes nothing. */
async function startAccount() {
  const revs: number[] = []
  let answering = Promise.resolve()
  let stored: {
    rev: number
    answers: { change: { after: { quote: { lifeCover: { amount: number } } } } }
  } | null = null
  const times = { savedAt: '2026-11-21T09:00:00Z', expiresAt: '2026-12-21T09:00:00Z' }
  const client = createApiClient({
    baseUrl: 'https://api.example',
    async fetch(request) {
      if (request.method === 'GET')
        return Response.json({ draft: stored && { flow: 'change-my-cover', ...stored, ...times } })
      const { baseRev, tracking: _, ...next } = await request.json()
      if ((stored?.rev ?? null) !== baseRev) return Response.json({ errors: [], head: null }, { status: 409 })
      stored = next
      revs.push(next.rev)
      await answering
      return Response.json({ successful: true, rev: next.rev, ...times })
    },
  })
  const drafts = await openDrafts({ brand: crypto.randomUUID() })
  await drafts.setSubject('ann')
  const { identity } = fakeCustomer('ann')
  const services = {
    ...fakePageServices({ drafts: async () => drafts, behave: () => 'fail' }),
    identity,
    client: async () => client,
  }
  return {
    services,
    drafts,
    revs,
    lifeCover: () => stored?.answers.change.after.quote.lifeCover.amount,
    /** Requests from now on are answered once the returned function is called. */
    holdAnswers() {
      const held = Promise.withResolvers<void>()
      answering = held.promise
      return held.resolve
    },
  }
}

it('has each step of a change, and the change of the next policy in its place', async () => {
  const { services, revs, lifeCover } = await startAccount()
  const draft = changeDraft(services)
  await draft.ready()
  await beginChange(draft, lifePolicy(), {})
  await vi.waitFor(() => expect(lifeCover()).toBe(600_000), PATIENCE)
  draft.update((answers) => withLife(answers, 450_000))
  await draft.enqueue()
  await vi.waitFor(() => expect(lifeCover()).toBe(450_000), PATIENCE)
  await vi.waitFor(() => expect(draft.read().answers.progress.accountRev).toBe(revs.at(-1)), PATIENCE)
  await beginChange(draft, wholePolicy(), {})
  const whole = draft.read().answers.change.after.quote.lifeCover.amount
  expect(whole).not.toBe(450_000)
  await vi.waitFor(() => expect(lifeCover()).toBe(whole), PATIENCE)
  expect(services.store.get(draft.statusAtom).offer).toBeUndefined()
})

it('knows the copy that the account answers with while the next change begins', async () => {
  const account = await startAccount()
  const { services, drafts, revs, lifeCover } = account
  const draft = changeDraft(services)
  const accountRev = () => draft.read().answers.progress.accountRev
  await draft.ready()
  await beginChange(draft, lifePolicy(), {})
  await vi.waitFor(() => expect([accountRev(), lifeCover()]).toEqual([revs.at(-1), 600_000]), PATIENCE)
  // The start of a change may go in one request or in two.
  const begun = revs.length
  const answer = account.holdAnswers()
  draft.update((answers) => withLife(answers, 450_000))
  await draft.enqueue()
  await vi.waitFor(() => expect(revs).toHaveLength(begun + 1), PATIENCE)
  const { remove } = drafts
  vi.spyOn(drafts, 'remove').mockImplementationOnce(async (flow) => {
    answer()
    await vi.waitFor(() => expect(accountRev()).toBe(revs.at(begun)), PATIENCE)
    return remove(flow)
  })
  await beginChange(draft, wholePolicy(), {})
  const whole = draft.read().answers.change.after.quote.lifeCover.amount
  await vi.waitFor(() => expect(lifeCover()).toBe(whole), PATIENCE)
  expect(services.store.get(draft.statusAtom).offer).toBeUndefined()
})

it('is asked again for its changes once one was submitted', async () => {
  const answer = {
    successful: true,
    id: '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1',
    reference: 'H7KQ3WXR',
    receivedAt: '2026-11-23T01:02:04Z',
    effectiveOn: null,
    needsHealthQuestions: false,
    premium: null,
  }
  const client = createApiClient({ baseUrl: 'https://api.example', fetch: async () => Response.json(answer) })
  const services = {
    ...fakePageServices({ drafts: () => openDrafts({ brand: crypto.randomUUID() }), behave: () => 'fail' }),
    client: async () => client,
  }
  const listed: readonly PolicyChange[] = []
  queryClient(services).setQueryData([queryKeys.policyChanges], listed)
  const draft = changeDraft(services)
  await draft.ready()
  const { change } = readyToSign()
  const { policy } = change
  if (policy === null) throw new Error('A policy is chosen')
  const run = changeSubmission.mutation(draft)(services, () => undefined)
  const end = await run.send({
    change: { ...change, policy },
    reasons: [],
    increase: null,
    questionnaire: null,
    shownPremium: null,
    premiumLabel: null,
  })
  expect(end.status).toBe('done')
  expect(queryClient(services).getQueryData([queryKeys.policyChanges])).toBeUndefined()
})
