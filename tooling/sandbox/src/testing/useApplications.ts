import type { SaveApplicationRequest } from '@coverkit/core'
import { afterAll, beforeAll } from 'vitest'
import type { Schema } from '../document/Schema.ts'
import { APPLICATION_DAY, applicationBody } from './bodies.ts'
import { type Engine, startTestSandbox } from './engines.ts'
import type { Api } from './makeApi.ts'
import { testSites } from './testSites.ts'

export const APPLICATION_PATH = '/api/v1/application'
/** A customer whose id is a UUID, as in an identity service; these tests use it as their token too. */
export const CLEO = '0b6c4a52-9d1e-4f3a-8c77-5e2f1a9b3d60'
const people = { ada: 'ada@example.com', ben: 'ben@example.com', [CLEO]: 'cleo@example.com' }
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export type Answer = Schema<'SaveApplicationAnswer'>
export type Details = SaveApplicationRequest['applicationDetails']

interface Row {
  body: SaveApplicationRequest | null
  rev: number
  id: string
  status: string
  owner: string | null
  reference: string | null
}

/** Makes a complete application with other details. */
export const withDetails = (change: (details: Details) => Partial<Details>, body = applicationBody()) => ({
  ...body,
  applicationDetails: { ...body.applicationDetails, ...change(body.applicationDetails) },
})

export const withHolder = (change: Partial<SaveApplicationRequest['contactDetails']>) => {
  const body = applicationBody()
  return { ...body, contactDetails: { ...body.contactDetails, ...change } }
}

export const withShares = (...shares: (number | null)[]) => {
  const body = applicationBody()
  const [sam] = body.beneficiaryContacts ?? []
  if (!sam) throw new Error('The example has no beneficiary')
  const beneficiaryContacts = shares.map((benefit_Percent, index) => ({
    ...sam,
    rowId: `row-${index + 1}`,
    benefit_Percent,
  }))
  return { ...body, beneficiaryContacts }
}

/** Makes an application of two: the second holder is mailed a link to it. */
export const withSecondHolder = (body = applicationBody()): SaveApplicationRequest => ({
  ...body,
  applicationDetails: { ...body.applicationDetails, totalPolicyHolders: 2 },
  policyHolderDetails: {
    ...body.contactDetails,
    rowId: 'holder-2',
    first_Name: 'Kim',
    email: 'kim.example@example.com',
  },
})

export const selectedOf = ({ compareProductDetails }: Details) => {
  if (!compareProductDetails) throw new Error('The example has no offer')
  return compareProductDetails
}
/** Starts a sandbox for the applications of a test file, on the day of the example, for Ada and Ben. */
export function useApplications(engine: Engine) {
  let now = APPLICATION_DAY
  const sites = testSites()
  let running: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    const verifyToken = async (token: string) => {
      const email = people[token as keyof typeof people]
      return email ? { subject: token, email } : null
    }
    running = await startTestSandbox(engine, { verifyToken, sites, now: () => now })
  })
  afterAll(() => running.close())

  const api: Api = {
    get url() {
      return running.url
    },
    call: (...given) => running.call(...given),
    get: (...given) => running.get(...given),
    post: (...given) => running.post(...given),
  }
  return {
    api,
    sites,
    setNow: (time: Date) => {
      now = time
    },
    saved: async (clientId: string) =>
      (await api.get(`/sandbox/saved/applications?clientId=${clientId}`)).json as Row[],
    /** Sends a body; returns the status and the errors. */
    problemsOf: async (body: unknown, headers = {}) => {
      const { status, json } = await api.post(APPLICATION_PATH, body, headers)
      const { errors = [] } = json as { errors?: { field: string; code: string }[] }
      return { status, errors: errors.map(({ field, code }) => `${field}: ${code}`) }
    },
  }
}
