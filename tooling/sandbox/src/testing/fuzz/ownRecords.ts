import type { Agent } from 'node:http'
import { claimBody } from '../claimBody.ts'
import { documentOperations } from '../documentOperations.ts'
import type { FuzzRequest } from './requestArbitrary.ts'
import { type FuzzAnswer, sendRequest } from './sendRequest.ts'

const CUSTOMERS = 20
const base64 = (text: string) => Buffer.from(text).toString('base64')

const exampleId = (operation: string) =>
  String(
    documentOperations.find(({ id }) => id === operation)?.parameters.find(({ name }) => name === 'id')
      ?.schema.examples?.[0],
  )
const CLAIM = exampleId('putClaimFile')
const UPLOAD = exampleId('readUpload')

/**
 * Creates a claim for each customer, and finds their latest upload. They replace the ids of the document's
 * examples, so that requests get past the answer `not-found`.
 */
export async function ownRecords(url: string, agent: Agent) {
  const claims = new Map<string, string>()
  const uploads = new Map<string, string>()
  for (let number = 1; number <= CUSTOMERS; number++) {
    const authorization = `Bearer customer${number}`
    const answer = await sendRequest(url, agent, {
      method: 'POST',
      path: '/api/v1/claims',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(claimBody()),
    })
    if (answer.status === 200) claims.set(authorization, JSON.parse(answer.text).claim.id)
  }
  return {
    /** Replaces a request's ids by those of the caller's own records. */
    own: ({ headers, path, ...request }: FuzzRequest): FuzzRequest => {
      const { authorization = '', 'upload-metadata': metadata } = headers
      const claim = claims.get(authorization) ?? CLAIM
      const upload = uploads.get(authorization) ?? UPLOAD
      const named = metadata?.replace(base64(CLAIM), base64(claim))
      return {
        ...request,
        path: path.replace(CLAIM, claim).replace(UPLOAD, upload),
        headers: { ...headers, ...(named !== undefined && { 'upload-metadata': named }) },
      }
    },
    note: ({ headers }: FuzzRequest, answer: FuzzAnswer): void => {
      const [id] = /[^/]+$/.exec(String(answer.headers.location ?? '')) ?? []
      if (answer.status === 201 && id) uploads.set(headers.authorization ?? '', id)
    },
  }
}
