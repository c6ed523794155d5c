import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import { documentUrl } from '../http/documentUrl.ts'
import { readText } from '../http/readAnswer.ts'
import type { Result } from '../Result.ts'

/** A document of an insurer. `size` is bytes, `date` YYYY-MM-DD, `url` an http(s) address or a path of the same host. */
export interface SupplierDocument {
  /**
   * Product disclosure statement, target market determination, supplementary PDS, financial services guide,
   * privacy.
   */
  readonly type: 'PDS' | 'TMD' | 'SPDS' | 'FSG' | 'privacy'
  readonly name: string
  readonly version: string
  readonly date: string
  readonly size: number
  readonly url: string
}

/** The documents of one insurer. */
export interface SupplierDocuments {
  /** Three capital letters, such as `MLC`. */
  readonly supplierCode: string
  readonly supplierName: string
  readonly documents: readonly SupplierDocument[]
}

/** Every insurer's documents; `failed` tells an empty set from one that could not be had. */
export interface SupplierDocumentSet {
  readonly suppliers: readonly SupplierDocuments[]
  readonly failed: boolean
}

const answerSchema: z.ZodMiniType<{ readonly successful: true; readonly data: string }> = z.object({
  successful: z.literal(true),
  data: z.string(),
})

const text = z.string().check(z.minLength(1))

const documentsSchema: z.ZodMiniType<SupplierDocuments[]> = z.array(
  z.object({
    supplierCode: text,
    supplierName: text,
    documents: z.array(
      z.object({
        type: z.enum(['PDS', 'TMD', 'SPDS', 'FSG', 'privacy']),
        name: text,
        version: z.string(),
        date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
        size: z.int().check(z.minimum(0)),
        url: documentUrl,
      }),
    ),
  }),
)

async function request(
  client: ApiClient,
  signal: AbortSignal | undefined,
): Promise<Result<SupplierDocuments[], ApiError>> {
  const answer = await client.request({
    send: (init) => client.http.GET('/api/v1/application/GetSupplierDoc', { ...init }),
    schema: answerSchema,
    safe: true,
    signal,
  })
  return answer.ok ? readText(documentsSchema, answer.value.data) : answer
}

/**
 * The documents of every insurer. On failure it logs the specification's text and gives the empty set with `failed`;
 * an aborted call gives the same without logging. Never throws.
 */
export async function loadSupplierDocuments(
  client: ApiClient,
  { signal }: CallOptions = {},
): Promise<SupplierDocumentSet> {
  const result = await request(client, signal)
  if (result.ok) return { suppliers: result.value, failed: false }
  if (result.error.kind !== 'aborted') client.log('Could not load key documents details')
  return { suppliers: [], failed: true }
}
