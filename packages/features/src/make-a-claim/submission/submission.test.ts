import { createApiClient } from '@coverkit/api-client'
import { startFlow } from '@coverkit/flow'
import { expect, it } from 'vitest'
import type { MutationState } from '#common/queries/MutationState.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { exampleStates } from '#policies/claims/testing/exampleClaims.ts'
import type { ClaimFlowAnswers } from '../answers.ts'
import { claimFlow } from '../flow.ts'
import { exampleAnswers } from '../testing/exampleAnswers.ts'
import { claimSubmission } from './submission.ts'

type Answer = () => Response | Promise<Response>
const lodged: Answer = () => Response.json({ successful: true, claim: exampleStates.lodged })
const lost: Answer = () => Promise.reject(new TypeError('cut'))

function page(...answers: Answer[]) {
  const requests: { key: string | null; body: unknown; stored: ClaimFlowAnswers }[] = []
  let current: ClaimFlowAnswers = exampleAnswers({ hasConsented: true })
  let state = startFlow(claimFlow, current)
  let stored = current
  const counted: string[] = []
  const draft = {
    flow: claimFlow,
    tracking: () => Promise.reject(new Error('not used')),
    read: () => ({ answers: current, state }),
    update(change: (answers: ClaimFlowAnswers) => ClaimFlowAnswers) {
      current = change(current)
    },
    write: (next: typeof state) => {
      state = next
    },
    persist: async () => {
      stored = current
    },
    submitted: (step: string) => void counted.push(step),
  }
  const client = createApiClient({
    baseUrl: 'https://api.example',
    async fetch(request) {
      requests.push({ key: request.headers.get('Idempotency-Key'), body: await request.json(), stored })
      return (answers[requests.length - 1] ?? lodged)()
    },
  })
  const services = {
    ...fakePageServices({ drafts: () => Promise.reject(new Error('not used')), behave: () => 'fail' }),
    client: async () => client,
  }
  const states: MutationState<unknown, unknown>[] = []
  const run = claimSubmission.mutation(draft)(services, (next) => states.push(next))
  return {
    requests,
    services,
    draft,
    counted,
    send: () => run.send(current.claim),
    answers: () => current,
    update: draft.update,
  }
}

it('stores that a claim is under way before it is sent', async () => {
  const { send, requests } = page()
  expect(await send()).toMatchObject({ status: 'done', data: { reference: 'C7KQ3WXR' } })
  expect(requests).toHaveLength(1)
  expect(requests[0]?.stored.sent).toEqual({ key: requests[0]?.key, body: requests[0]?.body })
})

it('sends the same under the same key after a lost answer, whatever was changed since', async () => {
  const { send, requests, update } = page(lost)
  expect(await send()).toMatchObject({ status: 'failed', failure: { kind: 'offline' } })
  update((answers) => ({ ...answers, claim: { ...answers.claim, description: 'Changed since.' } }))
  expect((await send()).status).toBe('done')
  expect(requests[1]).toMatchObject({ key: requests[0]?.key, body: requests[0]?.body })
})

it('makes another request of what is corrected after a refusal', async () => {
  const refused = () => Response.json({ errors: [{ field: 'phone', code: 'format' }] }, { status: 422 })
  const { send, requests, answers, update } = page(refused)
  expect(await send()).toMatchObject({ status: 'failed', failure: { kind: 'refused' } })
  expect(answers().sent).toBeNull()
  update((before) => ({ ...before, claim: { ...before.claim, phone: '0491570006' } }))
  await send()
  expect(requests[1]?.key).not.toBe(requests[0]?.key)
  expect(requests[1]?.body).toMatchObject({ phone: '+61491570006' })
})

it.each([401, 409, 429, 500, 503])(
  'keeps what was sent after %i, which says nothing of the claim',
  async (status) => {
    const { send, answers } = page(() => Response.json({}, { status }))
    await send()
    expect(answers().sent).not.toBeNull()
  },
)

it('a page that is opened after a lost answer asks for it, and is closed with it', async () => {
  const { send, services, draft, answers, requests } = page(lost)
  await send()
  expect(await claimSubmission.recover(services, draft)).toBe(true)
  expect(answers().submitted).toEqual({ id: exampleStates.lodged.id, reference: 'C7KQ3WXR' })
  expect(requests[1]?.key).toBe(requests[0]?.key)
  expect(await claimSubmission.recover(services, draft)).toBe(false)
})

it('a page that is opened after a lost answer stays open where the claim is refused, to be corrected', async () => {
  const refused = () => Response.json({ errors: [{ field: 'phone', code: 'format' }] }, { status: 422 })
  const { send, services, draft, answers } = page(lost, refused)
  await send()
  expect(await claimSubmission.recover(services, draft)).toBe(false)
  expect(answers()).toMatchObject({ sent: null, submitted: null })
})

it('leaves nothing of what was told on the device once it is lodged', () => {
  const { draft, answers, counted } = page()
  claimSubmission.record(draft, { id: 'claim-1', reference: 'C7KQ3WXR' })
  expect(JSON.stringify(answers())).not.toContain('wrist')
  expect(counted).toEqual(['contact-and-consent'])
  expect(draft.read().state.submitted).toBe(true)
})

it('sends nothing that lacks something', async () => {
  const { send, requests, update } = page()
  update((answers) => ({ ...answers, claim: { ...answers.claim, eventDate: null } }))
  expect((await send()).status).toBe('failed')
  expect(requests).toEqual([])
})
