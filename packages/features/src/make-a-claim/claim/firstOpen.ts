import type { Claim } from '@coverkit/api-client'
import type { ClaimDocument } from '@coverkit/core/claims'

/** Returns the document that the insurer has requested, else the first that is needed, else `other`. */
export function firstOpen({ documents }: Pick<Claim, 'documents'>): ClaimDocument {
  const open =
    documents.find(({ state }) => state === 'requested') ?? documents.find(({ state }) => state === 'needed')
  return open?.oneOf[0] ?? 'other'
}
