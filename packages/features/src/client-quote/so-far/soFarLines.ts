import { type ClientQuote, COVER_KINDS, type CoverKind, sumInsuredOf } from '@coverkit/core'
import { formatSum } from '#cover/words'
import { soFarCopy as copy } from './soFarCopy.ts'

/** A cover as the list beside the steps shows it. */
export interface SoFarLine {
  readonly kind: CoverKind
  /** `here` is the cover that the page is about. */
  readonly state: 'chosen' | 'here' | 'todo' | 'out'
  /** Its amount, or what is still to happen. */
  readonly text: string
  readonly isAmount: boolean
}

/** Input on the page that isn't submitted yet. */
export interface OnScreen {
  /** The cover that the page is about. */
  readonly here?: CoverKind | undefined
  /** Its amount in dollars as it is typed; null while none can be read. */
  readonly amount?: number | null | undefined
  /** The ticked covers, on the page where covers are chosen. */
  readonly chosen?: readonly string[] | undefined
}

/** The covers with their amounts as far as they are known; those without one are asked for in their order. */
export function soFarLines(
  quote: ClientQuote,
  { here, amount, chosen }: OnScreen = {},
): readonly SoFarLine[] {
  const selected = COVER_KINDS.filter((kind) => (chosen ?? quote.covers.selectedCovers).includes(kind))
  const sumOf = (kind: CoverKind) => (kind === here ? (amount ?? 0) : sumInsuredOf(quote, kind))
  const next = selected.find((kind) => kind !== here && sumOf(kind) === 0)
  return COVER_KINDS.map((kind): SoFarLine => {
    if (!selected.includes(kind)) return { kind, state: 'out', text: copy.notChosen, isAmount: false }
    const sum = sumOf(kind)
    if (sum > 0)
      return { kind, state: kind === here ? 'here' : 'chosen', text: formatSum(kind, sum), isAmount: true }
    if (kind === here) return { kind, state: 'here', text: copy.here, isAmount: false }
    if (chosen) return { kind, state: 'chosen', text: copy.amountNext, isAmount: false }
    return { kind, state: 'todo', text: kind === next ? copy.next : copy.toCome, isAmount: false }
  })
}
