import { COVER_KINDS, type CoverKind } from '@coverkit/core'
import type { Value } from '@coverkit/core/questionnaire'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'

/** A released version of data, and the SHA-256 of its canonical JSON in hexadecimal. */
export interface DataVersion {
  readonly id: string
  readonly version: string
  readonly hash: string
}

/** A question that was asked and answered, with the words that were shown. */
export interface Disclosure {
  readonly key: string
  readonly id: string
  readonly section: string
  readonly page: string
  readonly kind: string
  readonly question: string
  readonly hint?: string | undefined
  readonly unit?: string | undefined
  readonly value: Value
  /** Several where several were ticked. */
  readonly answer: readonly string[]
  /** The rows that it is in, from outside in. */
  readonly rows: readonly { readonly row: string; readonly number: number }[]
  /** LOINC codes of a measurement. */
  readonly codes?: readonly { readonly system: string; readonly code: string }[] | undefined
}

/** What sample rules say of a cover. `loading` is a percentage. */
export interface CoverIndication {
  readonly cover: CoverKind
  readonly outcome: 'accept' | 'loading' | 'exclusion' | 'refer'
  readonly loading: number
  readonly exclusions: readonly string[]
  /** `dueOn` is `YYYY-MM-DD` in Sydney. */
  readonly nextSteps: readonly { readonly kind: string; readonly words: string; readonly dueOn: string }[]
  readonly reasons: readonly { readonly rule: string; readonly words: string }[]
}

/** What was disclosed in a submitted application; what speaks of a genetic test is not of it. */
export interface Disclosures {
  readonly reference: string
  /** An instant, ISO 8601, by the server's clock. */
  readonly submittedAt: string
  readonly questionnaire: DataVersion
  /** In the order in which they were asked. */
  readonly disclosures: readonly Disclosure[]
  /** Never a decision, and not for customers' screens: a person decides. `rules` is null where none were for the questions. */
  readonly indication: {
    readonly isDecision: false
    readonly label: string
    readonly rules: DataVersion | null
    readonly covers: readonly CoverIndication[]
  }
}

const text = z.string().check(z.minLength(1), z.maxLength(2000))
const texts = z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(500))
const dataVersion = z.object({
  id: text,
  version: text,
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})

const value: z.ZodMiniType<Value> = z.union([
  z.string(),
  z.number(),
  z.array(z.string()).check(z.maxLength(100)),
  z.object({
    value: z.number(),
    unit: z.enum(['cm', 'ft', 'kg', 'lb', 'st']),
    entered: z.array(z.string()).check(z.maxLength(2)),
  }),
  z.record(z.string(), z.number()),
])

const disclosuresSchema: z.ZodMiniType<Disclosures> = z.object({
  reference: z.string().check(z.regex(/^[AC-HJKMNPQRTV-Y3479]{8}$/)),
  submittedAt: z.iso.datetime({ offset: true }),
  questionnaire: dataVersion,
  disclosures: z
    .array(
      z.object({
        key: text,
        id: text,
        section: text,
        page: text,
        kind: text,
        question: text,
        hint: z.optional(text),
        unit: z.optional(text),
        value,
        answer: texts,
        rows: z.array(z.object({ row: text, number: z.int() })).check(z.maxLength(4)),
        codes: z.optional(z.array(z.object({ system: text, code: text })).check(z.maxLength(5))),
      }),
    )
    .check(z.maxLength(5000)),
  indication: z.object({
    isDecision: z.literal(false),
    label: text,
    rules: z.nullable(dataVersion),
    covers: z
      .array(
        z.object({
          cover: z.enum(COVER_KINDS),
          outcome: z.enum(['accept', 'loading', 'exclusion', 'refer']),
          loading: z.number().check(z.minimum(0)),
          exclusions: texts,
          nextSteps: z
            .array(z.object({ kind: text, words: text, dueOn: z.iso.date() }))
            .check(z.maxLength(20)),
          reasons: z.array(z.object({ rule: text, words: text })).check(z.maxLength(500)),
        }),
      )
      .check(z.maxLength(4)),
  }),
})

/**
 * Reads what was disclosed in a submitted application, `secret` being that of the submission where nobody is signed in.
 * Tried again after a failure that may pass. What is unknown, somebody else's or not submitted is `not-found`. For
 * insurers' systems, which take FHIR (`Accept: application/fhir+json`), and for tests: customers' screens show no outcome.
 */
export function getDisclosures(
  client: ApiClient,
  { id, secret }: { readonly id: string; readonly secret?: string | undefined },
  { signal }: CallOptions = {},
): Promise<Result<Disclosures, ApiError>> {
  const path = { params: { path: { id } } }
  return client.request({
    send: ({ headers, ...init }) =>
      client.http.GET('/api/v1/application/{id}/disclosures', {
        ...path,
        ...init,
        parseAs: 'text',
        headers: secret === undefined ? headers : { Authorization: `Bearer ${secret}` },
      }),
    schema: disclosuresSchema,
    safe: true,
    signal,
  })
}
