import { APPLICATION_DAY } from './bodies.ts'
import { addressOf, documentOperations, headersOf, type TestedOperation } from './documentOperations.ts'
import type { Prepared, World } from './exampleWorld.ts'
import type { Answer, Api } from './makeApi.ts'
import { testSites } from './testSites.ts'

type Example = Record<string, unknown>

/** Replaces the examples' brand, which has no source: messages of this brand can be signed. */
export const BRAND = 'wattlebird'
const ORIGIN = testSites().get(BRAND) ?? ''

type Prepare = (world: World, example: Example) => Promise<Prepared>

/** Values that an example cannot contain, since they are created at run time: codes and links, row ids, tokens. */
export const PREPARED: Readonly<Record<string, Prepare>> = {
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
  requestNomination: async (world) => ({ body: { policyId: await world.policy() } }),
  // A link needs the customer's date of birth in their details.
  sendTrustedLink: async (world) => {
    await world.trustedLink()
    return {}
  },
  openTrustedLink: async (world) => ({ body: { token: (await world.trustedLink()).token } }),
  confirmTrustedLink: async (world) => {
    const { email, token } = await world.trustedLink()
    await world.post('/api/v1/in-case/open', { token, accountName: BRAND })
    return { body: { token, code: await world.code(email) } }
  },
  previewPolicyChange: async (world) => ({ body: { policyId: await world.policy() } }),
  confirmTransferClaim: async (world) => {
    const { reference, email } = await world.transfer()
    await world.post(`/api/v1/transferpolicy/${reference}/claim`, undefined, world.headers)
    return { path: { id: reference }, body: { code: await world.code(email) } }
  },
  openComparison: async (world) => ({ body: { token: await world.comparisonToken() } }),
  resume: async (world) => ({ body: { token: await world.resumeToken() } }),
  lodgeClaim: async (world) => ({ body: { policyId: await world.policy({ monthly_Benefit: 5000 }) } }),
  lodgeDeathClaim: async (world, { email }) => {
    await world.post('/api/v1/claims/death/code', { accountName: BRAND, email })
    return { body: { code: await world.code(String(email)) } }
  },
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
export const DAYS: Readonly<Record<string, string>> = { requestAppointment: '2026-07-03T09:30:00Z' }
/** Statuses of successful answers other than 200. */
export const SUCCESSES: Readonly<Record<string, number>> = { reportViolation: 204 }

export const exampleRequests = documentOperations.flatMap((operation) =>
  Object.entries(operation.bodies).flatMap(([type, { examples = [] }]) =>
    examples.map((example, index) => ({ id: operation.id, index, type, example, operation })),
  ),
)

export type ExampleRequest = (typeof exampleRequests)[number]

/** Returns the headers of who sends an example. */
export const tokenFor = (
  { needsToken, id }: Pick<TestedOperation, 'needsToken' | 'id'>,
  { headers }: World,
): Record<string, string> => (needsToken || id === 'requestIdentityCheck' ? headers : {})

/** Returns a function that sends an example of the document, after it has created what the example requires. */
export async function prepareExample(
  api: Api,
  world: World,
  { type, example, operation }: ExampleRequest,
): Promise<{ raw: string; send: () => Promise<Answer> }> {
  const prepared = (await PREPARED[operation.id]?.(world, example as Example)) ?? {}
  const body = Array.isArray(example) ? example : { ...(example as Example), ...prepared.body }
  const raw = JSON.stringify(body).replaceAll('examplebrand', BRAND)
  const headers = {
    ...headersOf(operation),
    origin: ORIGIN,
    'content-type': type,
    ...tokenFor(operation, world),
  }
  const address = addressOf(operation, prepared.path)
  return { raw, send: () => api.call(operation.method, address, { raw, headers }) }
}

export const sendExample = async (api: Api, world: World, request: ExampleRequest): Promise<Answer> =>
  (await prepareExample(api, world, request)).send()
