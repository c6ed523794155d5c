import { bareCall } from '../call.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import { getSupplierDocumentsOperation } from '../generated/operations/getSupplierDocuments.ts'
import { supplierDocumentsReader } from '../generated/readers/supplierDocumentsReader.ts'
import type { SupplierDocuments } from '../generated/schema.ts'
import { readText } from '../http/readAnswer.ts'
import { reportData } from '../http/unreadable.ts'

/** Every insurer's documents; `failed` tells an empty set from one that could not be had. */
export interface SupplierDocumentSet {
  readonly suppliers: SupplierDocuments
  readonly failed: boolean
}

const request = bareCall(getSupplierDocumentsOperation, { isSafe: true })

/**
 * The documents of every insurer. On failure it logs the specification's text and gives the empty set with `failed`;
 * an aborted call gives the same without logging. Never throws.
 */
export async function loadSupplierDocuments(
  client: ApiClient,
  options: CallOptions = {},
): Promise<SupplierDocumentSet> {
  const answer = await request(client, options)
  const report = reportData(client, getSupplierDocumentsOperation)
  const result = answer.ok ? readText(supplierDocumentsReader(), answer.value.data, report) : answer
  if (result.ok) return { suppliers: result.value, failed: false }
  if (result.error.kind !== 'aborted') client.log('Could not load key documents details')
  return { suppliers: [], failed: true }
}
