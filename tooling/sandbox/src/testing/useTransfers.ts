import { createHash, randomBytes } from 'node:crypto'
import type { SaveTransferRequest } from '@coverkit/core/transfer'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Schema } from '../document/Schema.ts'
import { APPLICATION_DAY, newTracking, partialTransferBody, transferBody } from './bodies.ts'
import { type Engine, startTestSandbox } from './engines.ts'
import type { Api } from './makeApi.ts'
import { bearer } from './useApplications.ts'

export const TRANSFER_PATH = '/api/v1/transferpolicy'
const people = { ada: 'ada@example.com', ben: 'ben@example.com' }

export type Saved = Schema<'SaveTransferAnswer'>
type Listed = Schema<'TransferredPolicy'>

export interface TransferMail {
  to: string
  subject: string
  text: string
  html: string
}

/** Makes a visitor's secret and its hash. */
export function newSecret(): { secret: string; secretHash: string } {
  const secret = randomBytes(32).toString('base64url')
  return { secret, secretHash: createHash('sha256').update(secret).digest('base64url') }
}

/** Makes the next revision of a body. */
export const next = (
  body: SaveTransferRequest,
  changes: Partial<SaveTransferRequest> = {},
): SaveTransferRequest => ({
  ...body,
  tracking: newTracking({
    clientId: body.tracking.clientId,
    draft: body.tracking.draft,
    rev: body.tracking.rev + 1,
  }),
  ...changes,
})

let numbers = 0

/** Makes a body whose first holder has a new address. */
export function bodyTo(
  make: typeof transferBody,
  changes: Partial<SaveTransferRequest> = {},
): { body: SaveTransferRequest; email: string } {
  const email = `robin-t${++numbers}@example.com`
  const body = make(changes)
  return { body: { ...body, policyOwnerDetails: { ...body.policyOwnerDetails, email } }, email }
}

/** Makes the same with a second holder, who signs by a link. */
export function bodyOfTwo(make = transferBody): { body: SaveTransferRequest; email: string; second: string } {
  const { body, email } = bodyTo(make)
  const second = `kim-t${numbers}@example.com`
  const kim = { ...body.policyOwnerDetails, rowId: 'holder-2', first_Name: 'Kim', email: second }
  return { body: { ...body, jointPolicyOwner: true, policyHolder2Details: kim }, email, second }
}

/** Starts a sandbox for the transfers of a test file, on the day of `transferBody`, for Ada and Ben. */
export function useTransfers(engine: Engine) {
  let now = APPLICATION_DAY
  let running: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    const verifyToken = async (token: string) => {
      const email = people[token as keyof typeof people]
      return email ? { subject: token, email } : null
    }
    running = await startTestSandbox(engine, { verifyToken, now: () => now })
  })
  afterEach(() => {
    now = APPLICATION_DAY
  })
  afterAll(() => running.close())

  const api: Pick<Api, 'call' | 'get' | 'post'> = {
    call: (...given) => running.call(...given),
    get: (...given) => running.get(...given),
    post: (...given) => running.post(...given),
  }
  const save = (body: unknown, headers = {}) => api.post(TRANSFER_PATH, body, headers)
  return {
    api,
    url: () => running.url,
    files: () => running.files,
    save,
    partial: partialTransferBody,
    whole: transferBody,
    setNow: (time: string) => {
      now = new Date(time)
    },
    saved: async (body: unknown, headers = {}) => {
      const { status, json } = await save(body, headers)
      if (status !== 200) throw new Error(JSON.stringify(json))
      return json as Saved
    },
    /** Returns the status of a request and its errors. */
    problemsOf: async (answer: Promise<{ status: number; json: unknown }>) => {
      const { status, json } = await answer
      const { errors = [] } = (json ?? {}) as { errors?: { field: string; code: string }[] }
      return [status, ...errors.map(({ field, code }) => `${field}: ${code}`)]
    },
    listed: async (token: string) => {
      const { data } = (await api.get(`${TRANSFER_PATH}/PoliciesList`, bearer(token))).json as {
        data: string
      }
      return JSON.parse(data) as Listed[]
    },
    read: async (id: string, token: string) =>
      (await api.get(`${TRANSFER_PATH}/${id}`, bearer(token))).json as Schema<'SubmittedTransfer'>,
    submittedBy: async (token: string) => {
      const { transfers } = (await api.get('/api/v1/transfers', bearer(token)))
        .json as Schema<'SubmittedTransfers'>
      return transfers
    },
    mailbox: async (to: string) =>
      (await api.get(`/sandbox/mail?to=${encodeURIComponent(to)}`, { accept: 'application/json' }))
        .json as TransferMail[],
    advance: () => api.post('/sandbox/transfers', {}),
  }
}
