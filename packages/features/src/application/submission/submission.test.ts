import { createHash } from 'node:crypto'
import { createApiClient } from '@coverkit/api-client'
import { ACCEPTANCES, setAcceptance } from '@coverkit/core'
import { openDrafts } from '@coverkit/drafts'
import { answersFor, startFlow } from '@coverkit/flow'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { personalReleases } from '#underwriting/questionnaire'
import { type ApplicationAnswers, emptyAnswers } from '../answers.ts'
import { applicationKind } from '../draftKind.ts'
import { applicationFlow } from '../flow.ts'
import type { ApplicationDraft } from '../state.ts'
import { shownWords } from '../steps/insurer-declarations/copy.ts'
import { model } from '../steps/insurer-declarations/model.ts'
import { readyApplication, SIGNED_NAME } from './readyApplication.fixture.ts'
import { applicationSubmission } from './submission.ts'
import { type SubmissionContent, submissionContent } from './submissionContent.ts'
import { submittedThere } from './submittedThere.fixture.ts'

const NOW = new Date('2026-11-23T02:00:00Z')
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.setSystemTime(NOW))
afterAll(() => void vi.useRealTimers())

const receivedAt = '2026-11-23T01:02:04.000Z'
const received = {
  successful: true,
  id: 'row-1',
  reference: 'ACDE3479',
  status: 'in-review',
  receivedAt,
  beneficiaryContacts: [],
  policyHolders: [],
}

function signedBy(answers: ApplicationAnswers): ApplicationAnswers {
  const typed = { applicationDeclarations: 'yes', signedName: SIGNED_NAME }
  return model.submit(answers, { ...model.view(answers), ...typed })
}

function contentOf(answers: ApplicationAnswers): SubmissionContent {
  const content = submissionContent(signedBy(answers), shownWords('ACC'))
  if (content === null) throw new Error('Something is missing')
  return content
}

const DRAFT = '4c2b8f4e-0a6d-4d57-8a61-1c7e5b3f2a11'
const notFound = () => Response.json({ errors: [] }, { status: 404 })
interface Page {
  /** The answer to reading the submission back; absent when the server has none. */
  readonly reads?: (authorization: string | null) => Response
  readonly answers?: ApplicationAnswers
  readonly customer?: string | null
}

/** A page's sending of an application to a server that answers like this, one after the other. */
function pageWith(...answers: (() => Response)[]) {
  return pageThat({}, ...answers)
}

function pageThat(
  { reads = notFound, answers: begun = readyApplication(), customer = null }: Page,
  ...answers: (() => Response)[]
) {
  const bodies: Record<string, unknown>[] = []
  /** Events in the order that they happened. */
  const log: string[] = []
  const secrets: (string | null)[] = []
  let current = begun
  const client = createApiClient({
    baseUrl: 'https://api.example',
    async fetch(request) {
      if (request.method === 'GET') {
        expect(request.url).toBe(`https://api.example/api/v1/application/${DRAFT}`)
        secrets.push(request.headers.get('authorization'))
        log.push('read')
        return reads(request.headers.get('authorization'))
      }
      expect(request.url).toBe('https://api.example/api/v1/application')
      expect(request.method).toBe('POST')
      log.push('post')
      bodies.push(await request.json())
      const answer = answers.shift()
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
  let made = 0
  const tracking = async () => {
    made += 1
    return {
      id: `00000000-0000-4000-8000-00000000000${made}`,
      clientId: '9c2b8f4e-0a6d-4d57-8a61-1c7e5b3f2a10',
      draft: DRAFT,
      rev: 9,
      sentAt: new Date().toISOString(),
    }
  }
  let state: ReturnType<ApplicationDraft['read']>['state'] = startFlow(applicationFlow, begun)
  const draft: Pick<ApplicationDraft, 'flow' | 'tracking' | 'read' | 'update' | 'write' | 'persist'> = {
    flow: applicationFlow,
    tracking,
    read: () => ({ answers: current, state }),
    update(change) {
      current = change(current)
    },
    write(next) {
      state = next
    },
    persist: async () => void log.push('persist'),
  }
  const run = applicationSubmission.mutation(draft)(services, () => undefined)
  return { run, bodies, log, secrets, draft, services, answers: () => current }
}

const accepts = () => Response.json(received)
const refuses = (status: number, field: string, code: string) => () =>
  Response.json({ successful: false, errors: [{ field, code }] }, { status })
const offline = (): never => {
  throw new TypeError('Failed to fetch')
}

it('sends what was answered, signed, with the payment numbers and the questionnaire', async () => {
  const ready = readyApplication()
  const { run, bodies } = pageWith(accepts)
  const end = await run.send(contentOf(ready))
  expect(end).toMatchObject({
    status: 'done',
    data: { id: 'row-1', reference: 'ACDE3479', status: 'in-review', submittedAt: receivedAt },
  })
  const signedAt = '2026-11-23T02:00:00.000Z'
  expect(bodies).toEqual([
    expect.objectContaining({
      contactDetails: expect.objectContaining({
        rowId: 'holder-1',
        first_Name: 'Zoë',
        last_Name: 'O’Example-Núñez',
        mobile: '+61491570006',
        email: 'zoe@example.com',
        date_of_Birth: '1981-03-27',
        mailing_Street: '12/4 Sample St.',
        annual_Income: 110_000,
      }),
      beneficiaryContacts: null,
      policyHolderDetails: null,
      tracking: expect.objectContaining({ id: '00000000-0000-4000-8000-000000000001', rev: 9 }),
      applicationDetails: expect.objectContaining({
        customer_Status: 'Application in Progress',
        accountName: 'plain',
        compareProductDetails: ready.offer?.chosen.quote,
        hasBeneficiaries: false,
        questionnaire: { ...ready.questionnaire, hash: personalReleases[0].hash },
        signedName: SIGNED_NAME,
        signedAt,
        signatures: [
          {
            rowId: 'holder-1',
            signedName: SIGNED_NAME,
            signedAt,
            shownHash: expect.stringMatching(/^[\da-f]{64}$/),
          },
        ],
        payment: {
          method: 'directDebit',
          frequency: 'monthly',
          outsidePaymentMethod: null,
          outsideFrequency: null,
          token: null,
          drawDay: null,
          directDebit: {
            accountName: 'Zoë Example',
            bsb: '970-001',
            accountNumber: '12345678',
            agreementAccepted: true,
          },
          rollover: null,
        },
      }),
    }),
  ])
  expect(bodies[0]).toHaveProperty(
    'applicationDetails.acceptances',
    Object.fromEntries(ACCEPTANCES.map((name) => [name, true])),
  )
})

it('sends the same again, word for word, after a lost answer', async () => {
  const { run, bodies } = pageWith(offline, () => new Response('Bad gateway', { status: 502 }), accepts)
  const ready = readyApplication()
  expect(await run.send(contentOf(ready))).toMatchObject({ failure: { kind: 'offline' } })
  vi.setSystemTime(new Date('2026-11-23T02:05:00Z'))
  expect(await run.send(contentOf(ready))).toMatchObject({ failure: { kind: 'unavailable' } })
  vi.setSystemTime(new Date('2026-11-23T02:10:00Z'))
  expect(await run.send(contentOf(ready))).toMatchObject({ status: 'done' })
  expect(bodies[1]).toEqual(bodies[0])
  expect(bodies[2]).toEqual(bodies[0])
})

it('sends other answers as another request, signed at that moment', async () => {
  const { run, bodies } = pageWith(offline, accepts)
  const ready = readyApplication()
  await run.send(contentOf(ready))
  vi.setSystemTime(new Date('2026-11-23T02:05:00Z'))
  const numbers = { ...ready.paymentNumbers, accountNumber: '87654321' }
  await run.send(contentOf({ ...ready, paymentNumbers: numbers }))
  expect(bodies.map(({ tracking }) => tracking)).toEqual([
    expect.objectContaining({ id: '00000000-0000-4000-8000-000000000001' }),
    expect.objectContaining({ id: '00000000-0000-4000-8000-000000000002' }),
  ])
  expect(bodies[1]?.applicationDetails).toMatchObject({ signedAt: '2026-11-23T02:05:00.000Z' })
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

describe('a lost answer', () => {
  const waiting = { draft: DRAFT, secret: 's'.repeat(43), chosenAt: '' }
  function unanswered(changes: Partial<typeof waiting> = {}): ApplicationAnswers {
    const ready = readyApplication()
    const chosenAt = ready.offer?.chosen.chosenAt ?? ''
    return { ...ready, submissionKey: { ...waiting, chosenAt, ...changes } }
  }
  const known = () => Response.json(submittedThere)

  it('can be read back: the secret is stored before anything is sent, and its hash goes along', async () => {
    const { run, bodies, log, answers } = pageWith(accepts)
    const end = await run.send(contentOf(readyApplication()))
    expect(log).toEqual(['persist', 'post'])
    const secret = answers().submissionKey?.secret ?? ''
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(answers().submissionKey?.draft).toBe(DRAFT)
    expect(bodies[0]?.secretHash).toBe(sha256(secret))
    expect(JSON.stringify(bodies)).not.toContain(secret)
    expect(end).toMatchObject({ data: { secret } })
  })

  it('is read back after a reload, and nothing is sent again', async () => {
    const { draft, services, log, secrets, answers } = pageThat({ reads: known, answers: unanswered() })
    expect(await applicationSubmission.recover(services, draft)).toBe(true)
    expect(log).toEqual(['read', 'persist'])
    expect(secrets).toEqual([`Bearer ${waiting.secret}`])
    expect(answers()).toMatchObject({
      submissionKey: null,
      questionnaire: null,
      submitted: { id: submittedThere.id, reference: 'ACDE3479', secret: waiting.secret },
    })
    expect(draft.read().state.submitted).toBe(true)
  })

  it('of what never arrived leaves everything as it is', async () => {
    const { draft, services, answers } = pageThat({ answers: unanswered() })
    expect(await applicationSubmission.recover(services, draft)).toBe(false)
    expect(answers()).toEqual(unanswered())
  })

  it('is not read back for another offer', async () => {
    const { draft, services, log } = pageThat({ reads: known, answers: unanswered({ chosenAt: 'earlier' }) })
    expect(await applicationSubmission.recover(services, draft)).toBe(false)
    expect(log).toEqual([])
  })

  it('is read back before the visitor sends again, and only sent where it did not arrive', async () => {
    const arrived = pageThat({ reads: known, answers: unanswered() })
    expect(await arrived.run.send(contentOf(readyApplication()))).toMatchObject({
      status: 'done',
      data: { reference: 'ACDE3479', secret: waiting.secret },
    })
    expect(arrived.log).toEqual(['read'])

    const lost = pageThat({ answers: unanswered() }, accepts)
    expect(await lost.run.send(contentOf(readyApplication()))).toMatchObject({ status: 'done' })
    expect(lost.log).toEqual(['read', 'persist', 'post'])
    expect(lost.bodies[0]?.secretHash).toBe(sha256(waiting.secret))
  })

  it('is not known where it cannot be read back: nothing is sent', async () => {
    const refused = () => Response.json({ errors: [] }, { status: 503, headers: { 'Retry-After': '120' } })
    const { run, log } = pageThat({ reads: refused, answers: unanswered() }, accepts)
    expect(await run.send(contentOf(readyApplication()))).toMatchObject({ status: 'failed' })
    expect(log).toEqual(['read'])
  })

  it('of another offer is not taken for this one’s', async () => {
    const { run } = pageThat({ reads: known, answers: unanswered({ chosenAt: 'earlier' }) })
    expect(await run.send(contentOf(readyApplication()))).toMatchObject({ failure: { kind: 'conflict' } })
  })

  it('is read back where another tab has submitted the draft', async () => {
    const { run, log } = pageThat({ reads: known }, refuses(409, 'tracking.draft', 'already-submitted'))
    expect(await run.send(contentOf(readyApplication()))).toMatchObject({ data: { reference: 'ACDE3479' } })
    expect(log).toEqual(['persist', 'post', 'read'])
  })
})

describe('the secret that opens a submission is stored', () => {
  const answering = (more: object) => () => Response.json({ ...received, ...more })
  const secretOf = async (customer: string | null, more: object) => {
    const { run, answers } = pageThat({ customer }, answering(more))
    const end = await run.send(contentOf(readyApplication()))
    if (end.status !== 'done') throw new Error(`The sending is ${end.status}.`)
    return { stored: end.data.secret, made: answers().submissionKey?.secret }
  }

  it.each<[string, string | null, object]>([
    ['of a visitor whom the server says it reads', null, { isReadBySecret: true }],
    ['of a visitor, by a server that says nothing', null, {}],
  ])('%s', async (_case, customer, more) => {
    const { stored, made } = await secretOf(customer, more)
    expect(made).toMatch(/^[\w-]{43}$/)
    expect(stored).toBe(made)
  })

  it.each<[string, string | null, object]>([
    ['of a customer', 'ada', { isReadBySecret: false }],
    ['of a customer, by a server that says nothing', 'ada', {}],
    ['of a customer whose session has ended since', null, { isReadBySecret: false }],
  ])('but not %s', async (_case, customer, more) => {
    expect((await secretOf(customer, more)).stored).toBeUndefined()
  })

  it('where the server made it', async () => {
    const secret = 'q'.repeat(43)
    expect((await secretOf(null, { secret, isReadBySecret: true })).stored).toBe(secret)
  })

  it('of a customer’s lost answer neither, which their session reads back', async () => {
    const ready = readyApplication()
    const submissionKey = {
      draft: DRAFT,
      secret: 's'.repeat(43),
      chosenAt: ready.offer?.chosen.chosenAt ?? '',
    }
    const { draft, services, secrets, answers } = pageThat({
      customer: 'ada',
      answers: { ...ready, submissionKey },
      reads: (authorization) => (authorization === null ? Response.json(submittedThere) : notFound()),
    })
    expect(await applicationSubmission.recover(services, draft)).toBe(true)
    expect(secrets).toEqual([`Bearer ${submissionKey.secret}`, null])
    expect(answers().submitted).toMatchObject({ reference: 'ACDE3479', secret: undefined })
  })
})

it('gives what the server refused', async () => {
  const { run } = pageWith(
    refuses(422, 'holders.0.email', 'required'),
    refuses(409, '', 'already-submitted'),
    () => Response.json({ errors: [] }, { status: 429, headers: { 'Retry-After': '120' } }),
  )
  const content = contentOf(readyApplication())
  expect(await run.send(content)).toMatchObject({
    failure: { kind: 'refused', errors: [{ field: 'holders.0.email', code: 'required' }] },
  })
  expect(await run.send(content)).toMatchObject({ failure: { kind: 'conflict' } })
  expect(await run.send(content)).toMatchObject({ failure: { kind: 'too-many', retryAfterMs: 120_000 } })
})

it('takes an answer without a reference for none', async () => {
  const { run } = pageWith(() => Response.json({ ...received, reference: null, status: 'partial' }))
  expect(await run.send(contentOf(readyApplication()))).toMatchObject({ failure: { kind: 'unreadable' } })
})

describe('an answer that says no more than that we have it', () => {
  const saved = { reference: DRAFT, id: DRAFT, status: 'received', submittedAt: NOW.toISOString() }

  it.each<[string, () => Response]>([
    ['`successful`', () => Response.json({ successful: true })],
    ['an empty answer', () => new Response('')],
    ['beneficiaries alone', () => Response.json({ beneficiaryContacts: [] })],
  ])('%s closes the draft, by its own id', async (_, answer) => {
    const { draft, run, answers } = pageThat({ answers: signedBy(readyApplication()) }, answer)
    const end = await run.send(contentOf(readyApplication()))
    expect(end).toMatchObject({ status: 'done', data: saved })
    if (end.status !== 'done') return
    expect(applicationSubmission.record(draft, end.data)).toBe(true)
    expect(applicationKind.parse(answers())).toMatchObject({ submitted: saved, submissionKey: null })
    expect(draft.read().state.submitted).toBe(true)
  })

  it('keeps a reference without a status', async () => {
    const { run } = pageWith(() => Response.json({ successful: true, id: 'a-7', reference: 'ACDE3479' }))
    const data = { ...saved, id: 'a-7', reference: 'ACDE3479' }
    expect(await run.send(contentOf(readyApplication()))).toMatchObject({ status: 'done', data })
  })
})

it('has nothing to send before the questionnaire is answered and the declarations are signed', () => {
  const ready = readyApplication()
  expect(submissionContent(ready, [])).toBeNull()
  expect(submissionContent({ ...signedBy(ready), questionnaire: null }, [])).toBeNull()
  expect(submissionContent({ ...signedBy(ready), offer: null }, [])).toBeNull()
})

it('leaves a reference in place of what is sensitive', async () => {
  const typed = { 'payment-details/accountNumber': '12345678' }
  const { draft, run, answers } = pageThat({ answers: { ...signedBy(readyApplication()), typed } }, accepts)
  const end = await run.send(contentOf(readyApplication()))
  if (end.status !== 'done') throw new Error(`The sending is ${end.status}.`)
  expect(applicationSubmission.record(draft, end.data)).toBe(true)
  expect(answers()).toMatchObject({
    typed: {},
    questionnaire: null,
    paymentNumbers: emptyAnswers().paymentNumbers,
    submitted: {
      reference: 'ACDE3479',
      status: 'in-review',
      submittedAt: receivedAt,
      email: 'zoe@example.com',
      id: 'row-1',
      secret: expect.stringMatching(/^[\w-]{43}$/),
    },
    submissionKey: null,
  })
  expect(JSON.stringify(answers())).not.toContain('12345678')
  expect(draft.read().state.submitted).toBe(true)
})

it('leaves an application for another offer, chosen meanwhile, open', async () => {
  const { draft, run, answers } = pageThat({}, accepts)
  const end = await run.send(contentOf(readyApplication()))
  if (end.status !== 'done') throw new Error(`The sending is ${end.status}.`)
  draft.update((now) => ({
    ...now,
    offer: now.offer && { ...now.offer, chosen: { ...now.offer.chosen, chosenAt: 'later' } },
  }))
  expect(applicationSubmission.record(draft, end.data)).toBe(false)
  expect(answers().submitted).toBeNull()
  expect(draft.read().state.submitted).toBe(false)
})

it('stores neither payment numbers nor health answers that are in memory alone', () => {
  const signed = { ...signedBy(readyApplication()), questionnaireStorage: 'memory' as const }
  const stored = answersFor(applicationFlow, signed, emptyAnswers(), 'device')
  expect(stored.questionnaire).toBeNull()
  expect(JSON.stringify(stored)).not.toContain('12345678')
  expect(setAcceptance(stored.application, 'applicationDeclarations', true)).toEqual(signed.application)
})
