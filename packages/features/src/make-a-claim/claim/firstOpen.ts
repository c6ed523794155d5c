import type { Claim } from '@coverkit/api-client'
import type { ClaimDocument } from '@coverkit/core/claims'

/** What the insurer waits for, else the first that is still to come. */
export function firstOpen({ documents }: Pick<Claim, 'documents'>): ClaimDocument {
  const open =
    documents.find(({ state }) => state === 'requested') ?? documents.find(({ state }) => state === 'needed')
  return open?.oneOf[0] ?? 'other'
}
