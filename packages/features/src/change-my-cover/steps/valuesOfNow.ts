import { amountFields, type ClientQuote, COVER_KINDS, type CoverKind, groupOf } from '@coverkit/core'
import { coversOf, sumInsuredOf } from '@coverkit/core/change-cover'
import { formatAnswer } from '#client-quote/announcements'
import { leavesOf, type QuoteField } from '#quote/leaves'
import { nowCopy } from './nowCopy.ts'

/** The covers by the fields of their amounts; that of TPD shows its total. */
const KINDS_OF_SUMS = new Map<string, CoverKind>(COVER_KINDS.map((kind) => [amountFields(kind)[0], kind]))

/** The values of a policy in words, as its fields show them. A cover that it doesn't have is none, and has no terms. */
export function valuesOfNow(now: ClientQuote): (field: QuoteField) => string | null {
  const leaves = leavesOf(now)
  const held = coversOf(now)
  return (field) => {
    const kind = COVER_KINDS.find((one) => field.startsWith(`${groupOf(one)}.`))
    const isSum = KINDS_OF_SUMS.has(field)
    if (kind && !held.includes(kind)) return isSum ? nowCopy.none : null
    return formatAnswer(field, kind && isSum ? sumInsuredOf(now, kind) : leaves.get(field))
  }
}
