import type { Schema } from '../document/Schema.ts'
import { partialTransferBody } from './bodies.ts'
import { claimBody } from './claimBody.ts'
import { documentOperations } from './documentOperations.ts'
import { bearer } from './identity.ts'
import { IDENTITY_PATH, identityBody, identityDocument } from './identityBodies.ts'
import type { Api } from './makeApi.ts'
import { givePolicies, lifePolicy } from './policies.ts'
import { CLAIMS_PATH, metadataOf, OFFSET_STREAM, TUS, UPLOADS_PATH } from './useClaims.ts'
import { TRANSFER_PATH } from './useTransfers.ts'

const INSURABILITY = '/api/v1/policies/guaranteedinsurability'
const WEDDING = { event: 'marriage', cover: 'life', increase: 50_000, newAmount: null, earlierAmount: null }

export interface SentFile {
  type: string
  bytes: Buffer
  /** Further headers of every request. */
  headers?: Record<string, string>
}
type Send = (file: SentFile) => Promise<Response>

/** The operations of the document that take a file, or a piece of one. */
export const FILE_OPERATIONS: readonly string[] = documentOperations
  .filter(({ bodies }) => Object.keys(bodies).some((type) => /^image\/|octet-stream/.test(type)))
  .map(({ id }) => id)

/** Sends a file to each of those operations as a customer of its own, whose token is `owner`. */
export const FILE_SENDERS: Readonly<Record<string, (api: Api, owner: string) => Promise<Send>>> = {
  putTransferFile: async (api, owner) => putTo(await transferFilePath(api, owner), bearer(owner)),
  putClaimFile: async (api, owner) =>
    putTo(`${api.url}${CLAIMS_PATH}/${await claimOf(api, owner)}/files/1`, {
      ...bearer(owner),
      'document-type': 'doctorReport',
    }),
  putIdentityFile: async (api, owner) => {
    await api.post(IDENTITY_PATH, identityBody([identityDocument('driverLicence')]), bearer(owner))
    return putTo(`${api.url}${IDENTITY_PATH}/files/1`, bearer(owner))
  },
  putInsurabilityFile: async (api, owner) =>
    putTo(`${api.url}${INSURABILITY}/${await increaseOf(api, owner)}/files/1`, bearer(owner)),
  sendUploadPiece: async (api, owner) => {
    const claim = await claimOf(api, owner)
    return async ({ bytes, type, headers: more }) => {
      const headers = { ...bearer(owner), ...TUS, ...more }
      const metadata = metadataOf({ claim, n: 1, document: 'other', type })
      const begun = await fetch(api.url + UPLOADS_PATH, {
        method: 'POST',
        headers: { ...headers, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
      })
      if (begun.status !== 201) return begun
      return fetch(api.url + begun.headers.get('location'), {
        method: 'PATCH',
        headers: { ...headers, 'upload-offset': '0', 'content-type': OFFSET_STREAM },
        body: new Uint8Array(bytes),
      })
    }
  },
}

/** Saves a transfer of a customer; returns the address of its first file. */
export async function transferFilePath(api: Api, owner: string): Promise<string> {
  return `${api.url}${TRANSFER_PATH}/${await transferOf(api, owner)}/files/1`
}

/** Saves a transfer of a customer; returns its id. */
export async function transferOf(api: Api, owner: string): Promise<string> {
  const { json } = await api.post(TRANSFER_PATH, partialTransferBody(), bearer(owner))
  return (json as { id: string }).id
}

/** Requests an increase of a customer's policy; returns its id. */
export async function increaseOf(api: Api, owner: string): Promise<string> {
  const [policyId] = await givePolicies(api, { owner }, [lifePolicy()])
  const needs = { ...WEDDING, policyId, eventDate: lastMonth(), acknowledged: true }
  const { json } = await api.post(INSURABILITY, { productCode: 'MLC-01', needs }, bearer(owner))
  return (json as { id: string }).id
}

const lastMonth = () => new Date(Date.now() - 14 * 86_400_000).toISOString().slice(0, 10)

const putTo =
  (url: string, headers: Record<string, string>): Send =>
  ({ bytes, type, headers: more }) =>
    fetch(url, {
      method: 'PUT',
      headers: { ...headers, 'content-type': type, ...more },
      body: new Uint8Array(bytes),
    })

/** Lodges a claim of a customer; returns its id. */
export async function claimOf(api: Api, owner: string): Promise<string> {
  const { json } = await api.post(CLAIMS_PATH, claimBody(), bearer(owner))
  return (json as { claim: Schema<'Claim'> }).claim.id
}
