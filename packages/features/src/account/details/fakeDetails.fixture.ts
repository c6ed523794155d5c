import { type AccountClosing, createApiClient, type User } from '@coverkit/api-client'
import { examples } from '@coverkit/api-client/samples'
import type { SavedPolicy } from '@coverkit/core/policies'
import type { FormerEmail, IdentityError } from '@coverkit/identity'
import type { Identity, PageServices } from '#common/page-services/index.ts'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'

export const zoe: User = {
  ...examples.getUser,
  id: 'ann',
  first_Name: 'Zoë',
  middle_Name: null,
  last_Name: 'Nguyễn',
  email: 'ann@example.com',
  mailing_State: 'NSW',
  gender: 'F',
  version: 'v1',
}

export const nobodyYet: User = {
  ...zoe,
  first_Name: null,
  last_Name: null,
  mobile: null,
  mailing_Street: null,
  mailing_City: null,
  mailing_State: null,
  mailing_Zip: null,
  email_Opt_Out: null,
  date_of_Birth: null,
  smoker: null,
  title: null,
  occupation_ID: null,
  employment_Status: null,
  annual_Income: null,
}

export const openAccount: AccountClosing = {
  closing: null,
  running: [
    { kind: 'policy', name: 'Mallee Life Company', reference: '••• 345' },
    { kind: 'transfer', name: 'Zurella', reference: null },
  ],
  retained: [
    {
      what: 'Applications that you submitted, with your health answers',
      why: 'We have to keep records that show what we did for you.',
      source: 'Corporations Act 2001, section 286',
      days: 2557,
    },
  ],
}

/** The data of the fake backend, and its failures. */
export interface FakeDetails {
  user: User
  closing: AccountClosing
  policies: number
  /** Policies that began here. */
  own: readonly SavedPolicy[]
  /** Paths that fail, such as `/export`. */
  failing: string[]
  /** The log-in service never confirmed the customer’s address, so that no code is mailed. */
  codeIsWrong: boolean
  isUnconfirmed: boolean
  /** Never answers. */
  isSilent: boolean
  /** Delays the answer to a read of the details. */
  beforeDetails: (() => Promise<void>) | null
  /** The changes that another tab saves before the next change arrives. */
  meanwhile: Partial<User> | null
  /** The error of the identity service's next answer; null when the call succeeds. */
  refusal: IdentityError | null
  /** The former addresses that the identity service names. */
  formerEmails: readonly FormerEmail[]
  /** Bodies of changes, and the names of the other calls. */
  seen: unknown[]
}

const policy = (index: number) => ({
  policyId: `3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d${index}`,
  insurerCode: 'ZUR',
  policyNumber: `ZU-88912${index}`,
  name: null,
  policyStatus: 'Active',
  covers: ['life'],
  stage: null,
  stageAt: null,
  expectedOn: null,
  reason: null,
})

/** Page services of a customer whose backend is this one. */
export function fakeDetails(given: Partial<FakeDetails> = {}): { services: PageServices; has: FakeDetails } {
  const has: FakeDetails = {
    user: zoe,
    closing: openAccount,
    policies: 2,
    own: [],
    failing: [],
    isUnconfirmed: false,
    codeIsWrong: false,
    isSilent: false,
    beforeDetails: null,
    meanwhile: null,
    refusal: null,
    formerEmails: [],
    seen: [],
    ...given,
  }
  const fake = fakePageServices({ drafts: () => Promise.reject(new Error('not used')), behave: () => 'fail' })
  const client = createApiClient({ baseUrl: 'https://api.example', fetch: (request) => answer(has, request) })
  const customer = fakeCustomer('ann')
  return {
    has,
    services: {
      ...fake,
      client: async () => client,
      identity: async () => ({ ...(await customer.identity()), ...identityOf(has) }),
    },
  }
}

function identityOf(has: FakeDetails): Pick<Identity, 'client' | 'session'> {
  const call = (name: string) => async (input: object) => {
    has.seen.push([name, input])
    const error = has.refusal
    return error
      ? { ok: false, error }
      : { ok: true, value: { AuthenticationResult: tokens }, servedAt: null }
  }
  const tokens = { IdToken: 'fresh', AccessToken: 'a', RefreshToken: 'r' }
  const getUser = async () => {
    const UserAttributes =
      has.formerEmails.length === 0
        ? []
        : [{ Name: 'custom:formerEmails', Value: JSON.stringify(has.formerEmails) }]
    return { ok: true, value: { Username: 'ann', UserAttributes }, servedAt: null }
  }
  const { session } = sessionOf(has)
  const get = (_: object, name: string | symbol) => (name === 'getUser' ? getUser : call(String(name)))
  return { client: new Proxy({}, { get }) as Identity['client'], session }
}

function sessionOf(has: FakeDetails) {
  const session: Partial<Identity['session']> = {
    getState: () => ({
      status: 'signed-in',
      user: { id: 'ann', email: has.user.email ?? '', firstName: null, lastName: null },
      rememberMe: false,
      sharedComputer: false,
      idleWarning: false,
    }),
    getToken: async () => 'token',
    getAccessToken: async () => 'access',
    renewToken: async () => true,
    subscribe: () => () => undefined,
  }
  return { session: session as Identity['session'] }
}

const problem = (status: number, code: string) =>
  Response.json({ status, title: '', errors: [{ field: '', code }] }, { status })

async function answer(has: FakeDetails, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (has.isSilent) return new Promise(() => undefined)
  if (has.failing.some((end) => pathname.endsWith(end))) return problem(422, 'refused')
  if (pathname.endsWith('/UpdateUser')) return update(has, await request.json())
  if (pathname.endsWith('/closing')) return closing(has, request)
  if (pathname.endsWith('/export')) {
    has.seen.push(['export', request.headers.get('authorization')])
    return new Response('file', { headers: { 'content-type': 'application/pdf' } })
  }
  if (pathname.endsWith('/sendverificationcodebyemail'))
    return has.isUnconfirmed ? problem(409, 'email-unverified') : Response.json({ successful: true })
  if (pathname.endsWith('/verifyverificationcode'))
    return has.codeIsWrong ? problem(422, 'code-wrong') : Response.json({ successful: true })
  if (pathname.endsWith('/transferpolicy/PoliciesList')) {
    const list = Array.from({ length: has.policies }, (_, index) => policy(index))
    return Response.json({ successful: true, data: JSON.stringify(list) })
  }
  if (pathname.endsWith('/PoliciesList')) return Response.json(has.own)
  if (pathname.endsWith('/policies/preview')) {
    const { insured } = (await request.json()) as { insured: object }
    has.seen.push({ insured })
    return Response.json(examples.previewPolicyChange)
  }
  if (pathname.endsWith('/data.json')) return Response.json(examples.getOccupationsFile)
  await has.beforeDetails?.()
  return Response.json(has.user)
}

function update(has: FakeDetails, body: Partial<User> & { notify?: string[]; code?: string }): Response {
  has.seen.push(body)
  if (has.meanwhile) {
    has.user = { ...has.user, ...has.meanwhile, version: 'v2' }
    has.meanwhile = null
  }
  const { version, notify: _, code, ...changes } = body
  if (version !== undefined && version !== has.user.version) return problem(409, 'stale')
  const isOtherMobile = changes.mobile !== undefined && changes.mobile !== has.user.mobile
  if (isOtherMobile && code !== '204816') return problem(422, code ? 'code-wrong' : 'required')
  has.user = { ...has.user, ...changes, version: `${has.user.version}+` }
  return Response.json({ successful: true })
}

async function closing(has: FakeDetails, request: Request): Promise<Response> {
  if (request.method === 'POST') {
    has.seen.push([request.headers.get('authorization'), await request.json()])
    const week = { requestedAt: '2026-11-23T01:00:00.000Z', closesAt: '2026-11-30T01:00:00.000Z' }
    has.closing = { ...has.closing, closing: week }
  }
  if (request.method === 'DELETE') {
    has.closing = { ...has.closing, closing: null }
    return Response.json({ successful: true })
  }
  return Response.json(has.closing)
}
