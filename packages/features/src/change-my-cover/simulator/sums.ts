import { type CoverKind, formatMoney } from '@coverkit/core'
import { coversOf, type PolicyTerms, sumInsuredOf } from '@coverkit/core/change-cover'
import { simulatorCopy as copy } from './copy.ts'

/** A sum insured in words; income protection is paid a month. */
export const sumText = (kind: CoverKind, sum: number): string =>
  kind === 'incomeProtection' ? copy.aMonth(formatMoney(sum)) : formatMoney(sum)

export const sumOfTerms = ({ quote }: PolicyTerms, kind: CoverKind): number =>
  coversOf(quote).includes(kind) ? sumInsuredOf(quote, kind) : 0

export const coversOfTerms = ({ quote }: PolicyTerms): readonly CoverKind[] => coversOf(quote)
