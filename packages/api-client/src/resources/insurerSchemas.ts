import { COVER_KINDS, type Head, type InsurerHead } from '@coverkit/core'
import * as z from 'zod/mini'

export const text = z.string().check(z.minLength(1))
export const amount = z.number()
export const atLeastZero = z.number().check(z.minimum(0))
export const coverKind = z.enum(COVER_KINDS)

export const headShape = {
  label: text,
  clientId: text,
  occupationClasses: z.record(coverKind, z.string()),
} satisfies Record<keyof Head, unknown>

export const insurerShape = {
  supplierCode: text,
  supplierName: text,
  status: z.enum(['quoted', 'declined', 'unavailable']),
  reasons: z.array(z.object({ code: text, cover: z.nullable(coverKind) })),
  adjustments: z.array(
    z.object({
      field: text,
      from: z.string(),
      to: z.string(),
      reason: z.enum(['own-occupation', 'waiting-period', 'benefit-period']),
    }),
  ),
} satisfies Record<keyof InsurerHead, unknown>

/** A price only from an insurer that quotes, and a reason from each that declines. */
export function isConsistent(insurer: InsurerHead, hasPrice: boolean): boolean {
  return (
    hasPrice === (insurer.status === 'quoted') &&
    insurer.reasons.length > 0 === (insurer.status === 'declined')
  )
}

/** Whether each insurer is answered once, and exactly the ones that were asked. */
export function answersAll(
  insurers: readonly InsurerHead[],
  requested: readonly string[] | undefined,
): boolean {
  const codes = new Set(insurers.map((insurer) => insurer.supplierCode))
  if (codes.size !== insurers.length || codes.size === 0) return false
  return (
    requested === undefined ||
    (new Set(requested).size === codes.size && requested.every((code) => codes.has(code)))
  )
}
