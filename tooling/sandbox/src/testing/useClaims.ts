import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { afterAll, beforeAll } from 'vitest'
import type { Schema } from '../document/Schema.ts'
import type { SandboxOptions } from '../startSandbox.ts'
import { APPLICATION_DAY } from './bodies.ts'
import { claimBody } from './claimBody.ts'
import { type Engine, startTestSandbox } from './engines.ts'
import { jpeg } from './files.ts'
import { mailsTo } from './identity.ts'
import { givePolicies, lifePolicy } from './policies.ts'

export const CLAIMS_PATH = '/api/v1/claims'
export const UPLOADS_PATH = '/api/v1/uploads'
export const TUS = { 'tus-resumable': '1.0.0' }
export const OFFSET_STREAM = 'application/offset+octet-stream'

type Body = Schema<'ClaimRequest'>
type Claim = Schema<'Claim'>

export const metadataOf = (given: Record<string, string | number>): string =>
  Object.entries(given)
    .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',')

/** Starts a sandbox with customers c1, c2 and so on, on the day of the example submissions. */
export function useClaims(engine: Engine, options: Partial<SandboxOptions> = {}) {
  let now = APPLICATION_DAY
  /** The time of the customers' sign-in; now unless it is set. */
  let signedInAt: Date | null = null
  let log = ''
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    const stream = new Writable({
      write(chunk, _encoding, done) {
        log += chunk
        done()
      },
    })
    const verifyToken = async (token: string) =>
      /^c\d+$/.test(token)
        ? { subject: token, email: `${token}@example.com`, authenticatedAt: signedInAt ?? now }
        : null
    const sites = new Map([['wattlebird', 'https://wattlebird.example']])
    api = await startTestSandbox(engine, { verifyToken, now: () => now, sites, log: stream, ...options })
  })
  afterAll(() => api.close())

  let customers = 0
  /** Creates a new customer with their requests. */
  function customer() {
    const token = `c${++customers}`
    const headers = { authorization: `Bearer ${token}` }
    const lodge = (body: unknown = claimBody(), more: Record<string, string> = {}) =>
      api.post(CLAIMS_PATH, body, { ...headers, ...more })
    const list = async () => (await api.get(CLAIMS_PATH, headers)).json as Claim[]
    return {
      token,
      headers,
      lodge,
      list,
      /** Lodges a claim and returns it. */
      lodged: async (changes: Partial<Body> = {}) =>
        ((await lodge(claimBody(changes))).json as { claim: Claim }).claim,
      /** Reads the claim again. */
      claim: async (id: string) => {
        const found = (await list()).find((one) => one.id === id)
        if (!found) throw new Error('The claim is not listed')
        return found
      },
      give: async (policies = [lifePolicy()]) => givePolicies(api, { owner: token }, policies),
      put: (id: string, n: number | string, file = jpeg(), type = 'image/jpeg', document = 'doctorReport') =>
        fetch(`${api.url}${CLAIMS_PATH}/${id}/files/${n}`, {
          method: 'PUT',
          headers: { ...headers, 'content-type': type, 'document-type': document },
          body: new Uint8Array(file),
        }),
      remove: (id: string, n: number) => api.call('DELETE', `${CLAIMS_PATH}/${id}/files/${n}`, { headers }),
      bank: (id: string, body: unknown = BANK) =>
        api.call('PUT', `${CLAIMS_PATH}/${id}/bank`, { body, headers }),
      mails: () => mailsTo(api, `${token}@example.com`),
      /** Begins an upload; returns its path. */
      begin: async (metadata: Record<string, string | number>, length: number) => {
        const answer = await fetch(api.url + UPLOADS_PATH, {
          method: 'POST',
          headers: {
            ...headers,
            ...TUS,
            'upload-length': String(length),
            'upload-metadata': metadataOf(metadata),
          },
        })
        return { answer, path: answer.headers.get('location') ?? '' }
      },
      patch: (path: string, offset: number, bytes: Buffer, more: Record<string, string> = {}) =>
        fetch(api.url + path, {
          method: 'PATCH',
          headers: {
            ...headers,
            ...TUS,
            'upload-offset': String(offset),
            'content-type': OFFSET_STREAM,
            ...more,
          },
          body: new Uint8Array(bytes),
        }),
      head: (path: string) => fetch(api.url + path, { method: 'HEAD', headers: { ...headers, ...TUS } }),
    }
  }

  return {
    customer,
    api: () => api,
    log: () => log,
    setNow: (time: Date) => {
      now = time
    },
    /** Sets the time of the customers' sign-in; null for now. */
    setSignedIn: (time: Date | null) => {
      signedInAt = time
    },
    /** Moves a claim as an insurer would; without a claim, all that are due. */
    insurer: (body: object = {}) => api.post('/sandbox/claims', body),
  }
}

const BANK = { accountName: 'Robin Example', bsb: '970-001', accountNumber: '001234567' }

/** Returns the status and the codes of a problem. */
export async function problemsOf(answer: Response | { status: number; json: unknown }) {
  const json = answer instanceof Response ? await answer.json() : answer.json
  const { errors } = json as { errors?: { field: string; code: string }[] }
  return [answer.status, ...(errors ?? []).map(({ field, code }) => `${field}: ${code}`)]
}

export const newKey = () => ({ 'idempotency-key': randomUUID() })
