import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { APPLICATION_DAY } from '../testing/bodies.ts'
import {
  addressOf,
  documentOperations,
  headersOf,
  type TestedOperation,
} from '../testing/documentOperations.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { exampleWorld, newPerson, type Prepared, type World } from '../testing/exampleWorld.ts'
import { mailFaults } from '../testing/mailFaults.ts'
import { testSites } from '../testing/testSites.ts'

type Example = Record<string, unknown>

/** Replaces the examples' brand, which has no source: messages of this brand can be signed. */
const BRAND = 'wattlebird'
const ORIGIN = testSites().get(BRAND) ?? ''

type Prepare = (world: World, example: Example) => Promise<Prepared>

/** Values that an example cannot contain, since they are created at run time: codes and links, row ids, tokens. */
const PREPARED: Readonly<Record<string, Prepare>> = {
  googleLogin: async (world) => ({ body: { idToken: await world.googleToken('6a0d0c2e') } }),
  updateUser: async (world, example) => {
    if (!('code' in example)) return {}
    await world.mailCode()
    return { body: { code: await world.code() } }
  },
  // Comes after an export, which has no body and so no example here, and is mailed too.
  closeAccount: async (world) => {
    await world.post('/api/v1/users/export', undefined, world.headers)
    return {}
  },
  claimApplication: async (world) => ({ path: { id: (await world.application()).reference } }),
  confirmClaim: async (world) => {
    const { reference, email } = await world.application()
    await world.post(`/api/v1/application/${reference}/claim`, undefined, world.headers)
    return { path: { id: reference }, body: { code: await world.code(email) } }
  },
  requestCopyCode: async (world) => ({ path: { id: (await world.application()).id } }),
  confirmCopy: async (world) => {
    const { id, email } = await world.application()
    await world.post(`/api/v1/application/${id}/copy`, { accountName: BRAND })
    return { path: { id }, body: { code: await world.code(email) } }
  },
  openSignature: async (world) => ({ body: { token: (await world.link()).token } }),
  // A link that still works isn't renewed.
  renewSignature: async (world) => {
    const { token } = await world.link()
    world.setNow(AFTER_LINKS)
    return { body: { token } }
  },
  confirmSignature: async (world) => {
    const { email, token } = await world.link()
    await world.post('/api/v1/signatures/open', { token, accountName: BRAND })
    return { body: { token, code: await world.code(email) } }
  },
  submitSignature: async (world) => {
    const { token, secret } = await world.confirmed()
    return { body: { token, secret } }
  },
  getSecondReceipt: async (world) => {
    const { token, secret } = await world.confirmed()
    await world.post('/api/v1/signatures/sign', { ...signature, token, secret })
    return { body: { token, secret } }
  },
  requestGuaranteedInsurability: async (world, { needs }) => ({
    body: { needs: { ...(needs as object), policyId: await world.policy() } },
  }),
  changeCover: async (world) => ({ body: { policyId: await world.policy(), contactId: world.person.sub } }),
  previewPolicyChange: async (world) => ({ body: { policyId: await world.policy() } }),
  confirmTransferClaim: async (world) => {
    const { reference, email } = await world.transfer()
    await world.post(`/api/v1/transferpolicy/${reference}/claim`, undefined, world.headers)
    return { path: { id: reference }, body: { code: await world.code(email) } }
  },
  openComparison: async (world) => ({ body: { token: await world.comparisonToken() } }),
  resume: async (world) => ({ body: { token: await world.resumeToken() } }),
  lodgeClaim: async (world) => ({ body: { policyId: await world.policy({ monthly_Benefit: 5000 }) } }),
  saveClaimBank: async (world) => ({ path: { id: await world.decidedClaim() } }),
}

/** After the 14 days for which links to sign work. */
const AFTER_LINKS = new Date(APPLICATION_DAY.getTime() + 15 * 86_400_000)

const signature = {
  accountName: BRAND,
  signedName: 'Kim Example',
  accepted: true,
  declarations: { id: 'second-policy-holder', version: '2026-11-26' },
  shownHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
}

/** Days of the examples that are not on the day of the submissions. */
const DAYS: Readonly<Record<string, string>> = { requestAppointment: '2026-07-03T09:30:00Z' }
/** The messages that the examples send, without the references and days in their subjects. */
const KINDS = [
  'Application …: both signatures are in',
  'Please sign a life insurance application',
  'Someone downloaded the data we hold about you',
  'We have your application …',
  'We have your claim …',
  'We have your request to change your cover (…)',
  'We have your request to increase your cover',
  'We have your transfer …',
  'Your account closes on …',
  'Your claim …: an update',
  'Your code to add a transfer to an account',
  'Your code to add an application to an account',
  'Your code to continue',
  'Your code to open your application',
  'Your code to sign',
  'Your life insurance comparison',
  'Your link to continue',
  'Your verification code',
]
const kindOf = ({ subject }: { subject: string }) => subject.replace(/[0-9A-Z]{8}|\d+ [A-Z]\w+ \d{4}/, '…')

/** Statuses of successful answers other than 200. */
const SUCCESSES: Readonly<Record<string, number>> = { reportViolation: 204 }

const bodies = documentOperations.flatMap((operation) =>
  Object.entries(operation.bodies).flatMap(([type, { examples = [] }]) =>
    examples.map((example, index) => ({ id: operation.id, index, type, example, operation })),
  ),
)
/** Left out: it renders every document, which the tests of reference data do. */
const RENDERS = 'getSupplierDocuments'
/** Reads whose address contains no id that must be created first. */
const reads = documentOperations.filter(
  ({ method, parameters, protocol, id }) =>
    method === 'GET' &&
    protocol === null &&
    !['verifyVerificationCode', RENDERS].includes(id) &&
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
  const tokenOf = ({ needsToken, id }: TestedOperation, { headers }: World) =>
    needsToken || id === 'requestIdentityCheck' ? headers : {}

  test.each(bodies)('$id $index as $type has the documented answer', async ({ type, example, operation }) => {
    const world = await worldOn(operation.id)
    const prepared = (await PREPARED[operation.id]?.(world, example as Example)) ?? {}
    const body = Array.isArray(example) ? example : { ...(example as Example), ...prepared.body }
    const answer = await api.call(operation.method, addressOf(operation, prepared.path), {
      raw: JSON.stringify(body).replaceAll('examplebrand', BRAND),
      headers: {
        ...headersOf(operation),
        origin: ORIGIN,
        'content-type': type,
        ...tokenOf(operation, world),
      },
    })
    expect([answer.status, answer.status >= 400 && answer.text]).toEqual([
      SUCCESSES[operation.id] ?? 200,
      false,
    ])
  })

  test.each(reads)('$id is read at the address of its examples', async (operation) => {
    const world = await worldOn(operation.id)
    if (operation.id === 'getGuaranteedInsurability') await world.policy()
    const answer = await api.get(addressOf(operation), {
      ...headersOf(operation),
      ...tokenOf(operation, world),
    })
    expect([answer.status, answer.status >= 400 && answer.text]).toEqual([200, false])
  })

  test('each operation whose body is JSON has an example, and each preparation an operation', () => {
    const withJson = documentOperations.filter(
      ({ bodies: { 'application/json': json }, id }) => json && !id.startsWith('POST '),
    )
    const ids = new Set(bodies.map(({ id }) => id))
    expect(withJson.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([])
    expect(Object.keys(PREPARED).filter((id) => !documentOperations.some((one) => one.id === id))).toEqual([])
  })
})
