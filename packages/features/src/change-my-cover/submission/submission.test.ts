import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { changeKind } from '../draftKind.ts'
import { changeDraft } from '../state.ts'
import { readyToSign } from '../testing/exampleChange.ts'
import { changeSubmission } from './submission.ts'
import { type SubmissionContent, submissionContent } from './submissionContent.ts'

beforeEach(() => vi.stubGlobal('document', new EventTarget()))

const received = () =>
  Response.json({
    successful: true,
    id: '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1',
    reference: 'H7KQ3WXR',
    receivedAt: '2026-11-23T01:02:04Z',
    effectiveOn: '2026-12-01',
    needsHealthQuestions: false,
    premium: null,
  })
const lost = () => Promise.reject(new TypeError('cut'))
const refused = () => Response.json({ errors: [{ field: 'shown_Premium', code: 'match' }] }, { status: 422 })

function contentOf(shownPremium = 41.5): SubmissionContent {
  const { change } = readyToSign()
  const { policy } = change
  if (policy === null) throw new Error('A policy is chosen')
  return {
    change: { ...change, policy },
    reasons: [],
    increase: null,
    questionnaire: null,
    shownPremium,
    premiumLabel: 'Paid monthly',
  }
}

/** A page whose server gives these answers in turn, then takes the change. */
async function openPage(...answers: (() => Response | Promise<Response>)[]) {
  const keys: (string | null)[] = []
  const stored: unknown[] = []
  const client = createApiClient({
    baseUrl: 'https://api.example',
    async fetch(request) {
      keys.push(request.headers.get('Idempotency-Key'))
      stored.push(draft.read().answers.sent)
      return (answers[keys.length - 1] ?? received)()
    },
  })
  const drafts = openDrafts({ brand: crypto.randomUUID() })
  const services = {
    ...fakePageServices({ drafts: () => drafts, behave: () => 'fail' }),
    client: async () => client,
  }
  const draft = changeDraft(services)
  await draft.ready()
  const open = () => changeSubmission.mutation(draft)(services, () => undefined)
  return { draft, keys, stored, open }
}

it('sends the same change under the same key after a lost answer, from another page too', async () => {
  const { draft, keys, stored, open } = await openPage(lost)
  expect(await open().send(contentOf())).toMatchObject({ failure: { kind: 'offline' } })
  expect(await open().send(contentOf())).toMatchObject({ status: 'done' })
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  const sent = { key: keys[0], hash: expect.stringMatching(/^[\da-f]{64}$/) }
  expect(stored).toEqual([sent, sent])
  expect(draft.read().answers.submitted).toBeNull()
})

it('sends another change under another key', async () => {
  const { keys, open } = await openPage(lost)
  await open().send(contentOf(41.5))
  await open().send(contentOf(44))
  expect(keys[1]).not.toBe(keys[0])
})

it('sends a corrected change under another key', async () => {
  const { draft, keys, open } = await openPage(refused)
  expect(await open().send(contentOf())).toMatchObject({ failure: { kind: 'refused' } })
  expect(draft.read().answers.sent).toBeNull()
  await open().send(contentOf())
  expect(keys[1]).not.toBe(keys[0])
})

it('leaves the facts of the last page on the device, and nothing else of the change', async () => {
  const { draft, open } = await openPage()
  draft.update((answers) => ({ ...answers, ...readyToSign() }))
  const end = await open().send(contentOf())
  if (end.status !== 'done') throw new Error(`The sending is ${end.status}.`)
  expect(changeSubmission.record(draft, end.data)).toBe(true)
  expect(draft.read().answers).toMatchObject({
    typed: {},
    change: { policy: null, signature: null },
    sent: null,
    submitted: {
      reference: 'H7KQ3WXR',
      submittedAt: '2026-11-23T01:02:04Z',
      effectiveOn: '2026-12-01',
      premium: null,
      premiumLabel: 'Paid monthly',
      policyNumber: contentOf().change.policy.policyNumber,
    },
  })
})

it.each<[string, number | null, object]>([
  ['the price that was shown', 41.5, { premium: { amount: 41.5, frequency: 'monthly' }, isUnpriced: false }],
  ['no price', null, { premium: null, isUnpriced: true }],
])(
  'an answer that says no more than that we have it closes the draft, by its own key, with %s',
  async (_, shown, priced) => {
    const { draft, keys, open } = await openPage(() => Response.json({ successful: true }))
    draft.update((answers) => ({ ...answers, ...readyToSign() }))
    const end = await open().send({ ...contentOf(), shownPremium: shown })
    if (end.status !== 'done') throw new Error(`The sending is ${end.status}.`)
    expect(changeSubmission.record(draft, end.data)).toBe(true)
    expect(changeKind.parse(draft.read().answers).submitted).toMatchObject({
      id: null,
      reference: keys[0],
      effectiveOn: null,
      needsHealthQuestions: false,
      ...priced,
    })
  },
)

it('is sent without a price only where the backend has none', () => {
  const begun = readyToSign()
  const signature = { name: 'Robin Example', signedAt: '2026-11-23T01:02:04Z' }
  const ready = { ...begun, change: { ...begun.change, signature } }
  expect(submissionContent(ready, { data: undefined, isOffered: true }, null)).toBeNull()
  expect(submissionContent(ready, { data: undefined, isOffered: false }, null)?.shownPremium).toBeNull()
})
