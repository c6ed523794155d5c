import { createHash } from 'node:crypto'
import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { startFlow } from '@coverkit/flow'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { submissionFailure } from '#submission/ending'
import type { TransferFlowAnswers } from '../answers.ts'
import { transferKind } from '../draftKind.ts'
import { transferEnding } from '../ending.ts'
import { transferFlow } from '../flow.ts'
import type { TransferDraft } from '../state.ts'
import { model } from '../steps/terms-and-conditions/model.ts'
import { exampleTransfer } from '../testing/exampleTransfer.ts'
import { transferSubmission } from './submission.ts'
import { submissionContent } from './submissionContent.ts'

const NOW = new Date('2026-11-23T02:00:00Z')
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterAll(() => void vi.useRealTimers())

const DRAFT = '4c2b8f4e-0a6d-4d57-8a61-1c7e5b3f2a11'
const ROW = '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1'
const access = { secret: 's'.repeat(43), secretHash: 'h'.repeat(43) }
const receivedAt = '2026-11-23T01:02:04.000Z'
const words = ['These words.', 'I accept the terms and conditions']

const received = {
  successful: true,
  id: ROW,
  policyIds: ['t-1'],
  reference: 'T7KQ3WXR',
  status: 'in-progress',
  receivedAt,
}
const there = {
  id: ROW,
  reference: 'T7KQ3WXR',
  status: 'in-progress',
  submittedAt: receivedAt,
  policies: [],
  signatures: [{ holder: 1, state: 'signed', signedAt: receivedAt, sentAt: null }],
  letters: [],
}

function signed(begun: TransferFlowAnswers): TransferFlowAnswers {
  const typed = { acceptedTermsAndConditions: 'yes', signedName: 'Robin Example' }
  return model.submit(begun, { ...model.view(begun), ...typed })
}

interface Page {
  readonly answers?: TransferFlowAnswers
  /** Answers the requests that read the transfer back; the server has none when absent. */
  readonly reads?: (authorization: string | null) => Response
  readonly customer?: string | null
}

const notFound = () => Response.json({ errors: [] }, { status: 404 })
const accepts = () => Response.json(received)
const offline = (): never => {
  throw new TypeError('Failed to fetch')
}
const refuses = (status: number, code: string) => () =>
  Response.json({ successful: false, errors: [{ field: 'policies', code }] }, { status })

function page(
  { answers: begun = signed({ ...exampleTransfer(), access }), reads = notFound, customer = null }: Page,
  ...posts: (() => Response)[]
) {
  const log: string[] = []
  const bodies: unknown[] = []
  let current = begun
  const client = createApiClient({
    baseUrl: 'https://api.example',
    async fetch(request) {
      if (request.method === 'GET') {
        log.push('read')
        expect(request.url).toBe(`https://api.example/api/v1/transferpolicy/${DRAFT}`)
        return reads(request.headers.get('authorization'))
      }
      log.push('post')
      bodies.push(await request.json())
      const answer = posts.shift()
      if (!answer) throw new Error('No more answers')
      return answer()
    },
  })
  const drafts = openDrafts({ brand: crypto.randomUUID() })
  const services = {
    ...fakePageServices({ drafts: () => drafts, behave: () => 'fail' }),
    client: async () => client,
    identity: fakeCustomer(customer).identity,
  }
  let state: ReturnType<TransferDraft['read']>['state'] = startFlow(transferFlow, begun)
  let made = 0
  const draft: Pick<TransferDraft, 'flow' | 'tracking' | 'read' | 'update' | 'write' | 'persist'> = {
    flow: transferFlow,
    tracking: async () => {
      made += 1
      return { id: `id-${made}`, clientId: 'c', draft: DRAFT, rev: 3, sentAt: NOW.toISOString() }
    },
    read: () => ({ answers: current, state }),
    update(change) {
      current = change(current)
    },
    write(next) {
      state = next
    },
    persist: async () => void log.push('persist'),
  }
  const content = () => {
    const made = submissionContent(current, words)
    if (!made) throw new Error('Not signed')
    return made
  }
  const run = transferSubmission.mutation(draft)(services, () => undefined)
  return { run, content, log, bodies, draft, services, answers: () => current }
}

it('sends the transfer once, signed with what was shown, after storing that it is sent', async () => {
  const { run, content, log, bodies, answers } = page({}, accepts)
  const end = await run.send(content())
  expect(end).toMatchObject({
    status: 'done',
    data: {
      id: ROW,
      reference: 'T7KQ3WXR',
      status: 'in-progress',
      submittedAt: receivedAt,
      secret: access.secret,
    },
  })
  expect(log).toEqual(['persist', 'post'])
  expect(answers().sentAs).toBe(DRAFT)
  expect(bodies).toMatchObject([
    {
      customer_Status: 'Transfer in Progress',
      ts_Cs_confirmed: true,
      secretHash: access.secretHash,
      signatures: [
        {
          rowId: 'holder-1',
          signedName: 'Robin Example',
          signedAt: NOW.toISOString(),
          shownHash: createHash('sha256').update(words.join('\n')).digest('hex'),
        },
      ],
    },
  ])
  expect(JSON.stringify(bodies)).not.toContain(access.secret)
})

it.each<[string, string | null, object, string | undefined]>([
  ['a visitor', null, { isReadBySecret: true }, access.secret],
  ['a visitor, by a server that says nothing', null, {}, access.secret],
  ['a customer', 'ann', { isReadBySecret: false }, undefined],
  ['a customer, by a server that says nothing', 'ann', {}, undefined],
])('keeps the secret where it opens the transfer: %s', async (_case, customer, more, secret) => {
  const { run, content } = page({ customer }, () => Response.json({ ...received, ...more }))
  const end = await run.send(content())
  if (end.status !== 'done') throw new Error(`The sending is ${end.status}.`)
  expect(end.data.secret).toBe(secret)
})

it('is nothing to send without the first holder’s signature', () => {
  expect(submissionContent(exampleTransfer(), words)).toBeNull()
})

describe('a submission whose answer was lost', () => {
  const sent = { ...signed({ ...exampleTransfer(), access }), sentAs: DRAFT }

  it('is read back by its secret, and not sent again', async () => {
    const secrets: (string | null)[] = []
    const reads = (authorization: string | null) => {
      secrets.push(authorization)
      return Response.json(there)
    }
    const { run, content, log } = page({ answers: sent, reads })
    expect(await run.send(content())).toMatchObject({ status: 'done', data: { reference: 'T7KQ3WXR' } })
    expect(log).toEqual(['read'])
    expect(secrets).toEqual([`Bearer ${access.secret}`])
  })

  it('is read back as the customer’s where the secret opens nothing', async () => {
    const reads = (authorization: string | null) =>
      authorization === `Bearer ${access.secret}` ? notFound() : Response.json(there)
    const { run, content, log } = page({ answers: sent, reads, customer: 'ann' })
    const end = await run.send(content())
    expect(end).toMatchObject({ status: 'done', data: { secret: undefined } })
    expect(log).toEqual(['read', 'read'])
  })

  it('is sent again where the server does not have it', async () => {
    const { run, content, log } = page({ answers: sent }, accepts)
    expect(await run.send(content())).toMatchObject({ status: 'done' })
    expect(log).toEqual(['read', 'persist', 'post'])
  })

  it('is not sent while it cannot be known', async () => {
    const reads = () => Response.json({}, { status: 501 })
    const { run, content, log } = page({ answers: sent, reads })
    expect(await run.send(content())).toMatchObject({ status: 'failed', failure: { kind: 'unavailable' } })
    expect(log).not.toContain('post')
  })

  it('is read back when the page is opened again', async () => {
    const reads = () => Response.json(there)
    const { draft, services, answers, log } = page({ answers: sent, reads })
    expect(await transferSubmission.recover(services, draft)).toBe(true)
    expect(answers()).toMatchObject({ sentAs: null, submitted: { reference: 'T7KQ3WXR', id: ROW } })
    expect(log).toEqual(['read', 'persist'])
  })

  it('stays open where nothing is found', async () => {
    const { draft, services, answers } = page({ answers: sent })
    expect(await transferSubmission.recover(services, draft)).toBe(false)
    expect(answers().submitted).toBeNull()
  })
})

it('a draft that was submitted before is read back', async () => {
  let reads = 0
  const { run, content } = page(
    {
      reads: () => {
        reads += 1
        return Response.json(there)
      },
    },
    refuses(409, 'already-submitted'),
  )
  expect(await run.send(content())).toMatchObject({ status: 'done', data: { reference: 'T7KQ3WXR' } })
  expect(reads).toBe(1)
})

it('no connection leaves the answers as they are, to be sent again', async () => {
  const { run, content, answers } = page({}, offline)
  expect(await run.send(content())).toMatchObject({ status: 'failed', failure: { kind: 'offline' } })
  expect(answers()).toMatchObject({ sentAs: DRAFT, submitted: null })
})

it('an answer without a reference is none of a submission', async () => {
  const { run, content } = page({}, () => Response.json({ ...received, reference: null }))
  expect(await run.send(content())).toMatchObject({ status: 'failed', failure: { kind: 'unreadable' } })
})

it.each<[string, () => Response]>([
  ['`successful`', () => Response.json({ successful: true })],
  ['ids of policies alone', () => Response.json({ successful: true, policyIds: ['t-1'] })],
  ['an empty answer', () => new Response('')],
])('%s closes the draft, by its own id', async (_, answer) => {
  const { draft, run, content, answers } = page({}, answer)
  const end = await run.send(content())
  const data = { id: DRAFT, reference: DRAFT, status: 'received', submittedAt: NOW.toISOString() }
  expect(end).toMatchObject({ status: 'done', data })
  if (end.status !== 'done') return
  expect(transferSubmission.record(draft, end.data)).toBe(true)
  expect(transferKind.parse(answers())).toMatchObject({ sentAs: null, submitted: data })
  expect(draft.read().state.submitted).toBe(true)
})

it('closes the draft with what the last page says', async () => {
  const waiting = () =>
    Response.json({ ...received, status: 'waiting-for-second-signature', receivedAt: undefined })
  const { draft, run, content, answers } = page({}, waiting)
  const end = await run.send(content())
  if (end.status !== 'done') throw new Error(`The sending is ${end.status}.`)
  expect(transferSubmission.record(draft, end.data)).toBe(true)
  expect(answers()).toMatchObject({ typed: {}, sentAs: null })
  expect(answers().submitted).toEqual({
    id: ROW,
    secret: access.secret,
    reference: 'T7KQ3WXR',
    status: 'waiting-for-second-signature',
    submittedAt: NOW.toISOString(),
    email: 'robin.example@example.com',
  })
  expect(draft.read().state.submitted).toBe(true)
})

it.each([
  ['policies.0.policyNumber', 'policy-details'],
  ['policiesList.3.policyId', 'policy-details'],
  ['holders.1.email', 'policy-holders'],
  ['policyHolder2Details.email', 'policy-holders'],
  ['declarations', 'terms-and-conditions'],
  ['tracking.draft', null],
])('%s is put right at %s', (field, step) => {
  expect(transferEnding.stepOfField(field)).toBe(step)
})

it.each([
  [{ kind: 'conflict', head: null } as const, 'We can’t take this transfer again', []],
  [
    { kind: 'refused', errors: [{ field: 'policies.0.name', code: 'required' }] } as const,
    'Your transfer wasn’t sent',
    ['policy-details'],
  ],
  [{ kind: 'unavailable' } as const, 'We don’t know yet whether your transfer arrived', []],
])('says why it was not sent: %j', (failure, title, steps) => {
  expect(submissionFailure(failure, { ...transferEnding, phone: '02 5550 0100' })).toMatchObject({
    title,
    steps,
  })
})

it('says that an answer can’t be read, and whom to call before it is sent again', () => {
  expect(
    submissionFailure({ kind: 'unreadable' }, { ...transferEnding, phone: '02 5550 0100' }),
  ).toMatchObject({
    title: 'We don’t know yet whether your transfer arrived',
    text: 'We received an answer that we can’t read. Call us on 02 5550 0100 before you submit again, so that it isn’t sent twice.',
  })
})
