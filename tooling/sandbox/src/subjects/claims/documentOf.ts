import { CLAIM_DOCUMENTS, type ClaimDocument } from '@coverkit/core/claims'
import { Problem } from '../../problem/Problem.ts'

/**
 * Returns the declared document of a file; `other` when absent.
 * @throws Problem 400 for an unknown one
 */
export function documentOf(name: unknown): ClaimDocument {
  if (name === undefined || name === null) return 'other'
  const document = CLAIM_DOCUMENTS.find((known) => known === name)
  if (document === undefined) throw new Problem(400, [{ field: 'document', code: 'choice' }])
  return document
}
