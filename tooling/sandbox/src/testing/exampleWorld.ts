import { createHash, randomUUID } from 'node:crypto'
import type { CreatedPerson } from '../subjects/customers/makePerson.ts'
import { applicationBody, exampleOf, newTracking, transferBody } from './bodies.ts'
import { claimBody } from './claimBody.ts'
import { bearer, codeFor, mailsTo, makePersonIn, newEmail } from './identity.ts'
import type { Api } from './makeApi.ts'
import { givePolicies, lifePolicy } from './policies.ts'
import { withSecondHolder } from './useApplications.ts'

/** A visitor's secret, whose hash is sent with their requests. */
const SECRET = 'b25lLWhvdXItdG8tc2lnbi10aGUtYXBwbGljYXRpb24'
const secretHash = createHash('sha256').update(SECRET).digest('base64url')
const BORN = '1991-05-02'
/** The date of birth of the customer in the examples of a trusted person's link. */
const TRUSTING = '1988-04-12'

/** Parts of an example that replace the document's, or are added to them. */
export interface Prepared {
  path?: Record<string, string>
  /** Members of the body whose values are created at run time. */
  body?: Record<string, unknown>
}

export type World = ReturnType<typeof exampleWorld>

/** Creates the requirements of an example: a policy, a submission, a code in the mailbox. */
export function exampleWorld(
  api: Api,
  person: CreatedPerson,
  setNow: (now: Date) => void,
  /** The account name of the document's examples when absent. */
  accountName = 'examplebrand',
) {
  const headers = bearer(person.token)
  async function made<T>(answer: Promise<{ status: number; text: string; json: unknown }>): Promise<T> {
    const { status, text, json } = await answer
    if (status !== 200) throw new Error(`${status} ${text}`)
    return json as T
  }
  const post = <T>(path: string, body: unknown, own = {}) => made<T>(api.post(path, body, own))
  const tokenTo = async (email: string) =>
    /#([\w-]{43})$/m.exec((await mailsTo(api, email))[0]?.text ?? '')?.[1] ?? ''

  /** Submits an application as a visitor, with a new address. */
  async function application(body = applicationBody(), own = {}) {
    const email = newEmail('robin')
    const { id, reference } = await post<{ id: string; reference: string }>(
      '/api/v1/application',
      {
        ...body,
        applicationDetails: { ...body.applicationDetails, accountName },
        contactDetails: { ...body.contactDetails, email },
        secretHash,
      },
      own,
    )
    return { id, reference, email }
  }

  /** Submits an application of two, whose second holder is mailed a link. */
  async function link() {
    const whole = withSecondHolder()
    const email = newEmail('kim')
    const policyHolderDetails = { ...whole.policyHolderDetails, email, date_of_Birth: BORN }
    await application({ ...whole, policyHolderDetails } as typeof whole)
    return { email, token: await tokenTo(email) }
  }

  /** Confirms the second holder's code; returns the secret that signs. */
  async function confirmed(more = {}, of?: { email: string; token: string }) {
    const { email, token } = of ?? (await link())
    await post('/api/v1/signatures/open', { token, accountName, ...more })
    const code = await codeFor(api, email)
    const { secret } = await post<{ secret: string }>('/api/v1/signatures/confirm', {
      ...{ token, accountName, code, dateOfBirth: BORN, ...more },
    })
    return { email, token, secret }
  }

  /** Sends a link to a trusted person, who has to know when the customer was born. */
  async function trustedLink() {
    const email = newEmail('sam')
    await post('/api/v1/users/UpdateUser', { date_of_Birth: TRUSTING }, headers)
    await post('/api/v1/users/in-case/link', { email, accountName }, headers)
    return { email, token: await tokenTo(email) }
  }

  return {
    person,
    trustedLink,
    headers,
    post,
    application,
    link,
    confirmed,
    setNow,
    code: (email = person.email) => codeFor(api, email),
    mailCode: () => made(api.get('/api/v1/users/sendverificationcodebyemail', headers)),
    policy: async (changes = {}) => {
      const [id = ''] = await givePolicies(api, { owner: person.sub }, [lifePolicy(changes)])
      return id
    },
    googleToken: async (nonce: string) =>
      (
        await post<{ credential: string }>('/sandbox/google/token', {
          ...{ clientId: 'coverkit-sandbox.apps.googleusercontent.com', nonce },
          account: { email: newEmail('google') },
        })
      ).credential,
    /** Submits a transfer as a visitor. */
    transfer: async () => {
      const email = newEmail('robin')
      const body = transferBody({ accountName })
      const policyOwnerDetails = { ...body.policyOwnerDetails, email }
      const saved = await post<{ id: string; reference: string }>('/api/v1/transferpolicy', {
        ...{ ...body, policyOwnerDetails, secretHash },
      })
      return { ...saved, email }
    },
    /** Lodges a claim and decides it, so that it waits for bank details. */
    decidedClaim: async () => {
      const { claim } = await post<{ claim: { id: string } }>(
        '/api/v1/claims',
        { ...claimBody(), accountName },
        headers,
      )
      await post('/sandbox/claims', { claimId: claim.id, stage: 'decided', outcome: 'accepted' })
      return claim.id
    },
    comparisonToken: async () => {
      const email = newEmail('comparison')
      await post('/api/v1/quote/comparison', {
        ...exampleOf<object>('SendComparisonRequest'),
        ...{ email, accountName, tracking: newTracking({ draft: randomUUID() }) },
      })
      return tokenTo(email)
    },
    resumeToken: async () => {
      const email = newEmail('resume')
      await post('/api/v1/resume', {
        ...{ action: 'send-link', flow: 'client-quote', version: 1, attempt: 'a-1', answers: { age: 37 } },
        ...{ email, accountName, consent: { accepted: true, text: 'Keep my answers for 7 days.' } },
        tracking: newTracking({ draft: randomUUID() }),
      })
      return tokenTo(email)
    },
  }
}

/** Creates a person who has just signed in. */
export const newPerson = (api: Api, accountName?: string): Promise<CreatedPerson> =>
  makePersonIn(api, {
    ...(accountName !== undefined && { accountName }),
    givenName: 'Robin',
    familyName: 'Example',
    secondPolicyHolder: { id: null, first_Name: 'Kim', last_Name: 'Example' },
  })
