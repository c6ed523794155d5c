import type { CoverKind } from '@coverkit/core'
import { coversOf, type PolicyTerms, sumInsuredOf } from '@coverkit/core/change-cover'

export const sumOfTerms = ({ quote }: PolicyTerms, kind: CoverKind): number =>
  coversOf(quote).includes(kind) ? sumInsuredOf(quote, kind) : 0

export const coversOfTerms = ({ quote }: PolicyTerms): readonly CoverKind[] => coversOf(quote)
