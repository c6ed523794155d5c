import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { APPLICATION_DAY } from '../testing/bodies.ts'
import { addressOf, documentOperations, headersOf } from '../testing/documentOperations.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import {
  BRAND,
  DAYS,
  exampleRequests,
  PREPARED,
  SUCCESSES,
  sendExample,
  tokenFor,
} from '../testing/exampleRequests.ts'
import { exampleWorld, newPerson } from '../testing/exampleWorld.ts'
import { mailFaults } from '../testing/mailFaults.ts'

/** The messages that the examples send, without the references and days in their subjects. */
const KINDS = [
  'Application …: both signatures are in',
  'New change of beneficiaries from the site, …',
  'New claim for someone who has died, …',
  'New message from the site',
  'New request for an appointment',
  'Please sign a life insurance application',
  'Someone downloaded the data we hold about you',
  'Someone trusts you with their life insurance details',
  'We have your application …',
  'We have your change of beneficiaries, …',
  'We have your claim …',
  'We have your message',
  'We have your request for an appointment',
  'We have your request to change your cover (…)',
  'We have your request to increase your cover',
  'We have your transfer …',
  'Your account closes on …',
  'Your account has changed',
  'Your claim …: an update',
  'Your code to add a transfer to an account',
  'Your code to add an application to an account',
  'Your code to continue',
  'Your code to open the page',
  'Your code to open your application',
  'Your code to send your claim',
  'Your code to sign',
  'Your details have changed',
  'Your life insurance comparison',
  'Your link to continue',
  'Your trusted person opened your page',
  'Your verification code',
  'You’ve chosen a trusted person',
]
const kindOf = ({ subject }: { subject: string }) => subject.replace(/[0-9A-Z]{8}|\d+ [A-Z]\w+ \d{4}/, '…')

/** Left out: they render documents, which tests of their own do. */
const RENDER = ['getSupplierDocuments', 'getInCaseDocument']
/** Reads whose address contains no id that must be created first. */
const reads = documentOperations.filter(
  ({ method, parameters, protocol, id }) =>
    method === 'GET' &&
    protocol === null &&
    !['verifyVerificationCode', ...RENDER].includes(id) &&
    parameters.every(({ in: where, name }) => where !== 'path' || name === 'flow'),
)

describe('examples of the document', () => {
  let now = APPLICATION_DAY
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    api = await startTestSandbox(OPERATION_ENGINE, { now: () => now })
  })
  afterAll(async () => {
    const sent = await api.get('/sandbox/mail', { accept: 'application/json' })
    const mails = sent.json as Parameters<typeof mailFaults>[0]
    await api.close()
    expect(mailFaults(mails)).toEqual([])
    expect([...new Set(mails.map(kindOf))].sort()).toEqual(KINDS)
  })

  const worldOn = async (id: string) => {
    now = new Date(DAYS[id] ?? APPLICATION_DAY)
    const setNow = (later: Date) => {
      now = later
    }
    return exampleWorld(api, await newPerson(api, BRAND), setNow, BRAND)
  }
  test.each(exampleRequests)('$id $index as $type has the documented answer', async (request) => {
    const answer = await sendExample(api, await worldOn(request.id), request)
    expect([answer.status, answer.status >= 400 && answer.text]).toEqual([
      SUCCESSES[request.id] ?? 200,
      false,
    ])
  })

  test.each(reads)('$id is read at the address of its examples', async (operation) => {
    const world = await worldOn(operation.id)
    if (operation.id === 'getGuaranteedInsurability') await world.policy()
    const answer = await api.get(addressOf(operation), {
      ...headersOf(operation),
      ...tokenFor(operation, world),
    })
    expect([answer.status, answer.status >= 400 && answer.text]).toEqual([200, false])
  })

  test('each operation whose body is JSON has an example, and each preparation an operation', () => {
    const withJson = documentOperations.filter(
      ({ bodies: { 'application/json': json }, id }) => json && !id.startsWith('POST '),
    )
    const ids = new Set(exampleRequests.map(({ id }) => id))
    expect(withJson.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([])
    expect(Object.keys(PREPARED).filter((id) => !documentOperations.some((one) => one.id === id))).toEqual([])
  })
})
