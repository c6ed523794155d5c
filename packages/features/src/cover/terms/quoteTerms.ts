import { COVER_KINDS, type CoverKind, formatMoney, type QuoteNeeds } from '@coverkit/core'
import { coverNames, termsCopy } from './termsCopy.ts'

/** One line of what is asked for, in words. */
export interface Term {
  readonly id: string
  readonly label: string
  readonly value: string
}

/** A selected cover and its terms, in words. */
export interface CoverTerms {
  readonly kind: CoverKind
  readonly name: string
  readonly terms: readonly Term[]
}

/** Every selected cover with its amount, structure, options and owner, in canonical order. */
export function quoteTerms(needs: QuoteNeeds): CoverTerms[] {
  return COVER_KINDS.filter((kind) => needs.covers.selectedCovers.includes(kind)).map((kind) => ({
    kind,
    name: coverNames[kind],
    terms: termsOf[kind](needs),
  }))
}

type Ids =
  | 'amount'
  | 'structure'
  | 'occupationType'
  | 'extras'
  | 'owner'
  | 'monthlyBenefit'
  | 'annualEarnings'
type TermId = Ids | 'waitingPeriod' | 'benefitPeriod' | 'options'

const term = (id: TermId, value: string): Term => ({ id, label: termsCopy[id], value })

const money = (amount: number | null) => (amount === null ? termsCopy.notAnswered : formatMoney(amount))

function list<Option extends string>(chosen: readonly Option[], words: Readonly<Record<Option, string>>) {
  return chosen.length === 0 ? termsCopy.none : chosen.map((option) => words[option]).join(', ')
}

const termsOf: Readonly<Record<CoverKind, (needs: QuoteNeeds) => readonly Term[]>> = {
  life: ({ lifeCover }) => [
    term('amount', money(lifeCover.amount)),
    term('owner', termsCopy.owners[lifeCover.lifeOwner]),
  ],
  tpd: ({ tpdCover }) => [
    term('amount', money((tpdCover.amountLinked ?? 0) + (tpdCover.amountStandalone ?? 0))),
    term('structure', tpdStructure(tpdCover)),
    term('occupationType', termsCopy.occupationTypes[tpdCover.occupationType]),
    term('extras', list(tpdCover.extras, termsCopy.tpdExtras)),
    term('owner', termsCopy.owners[tpdCover.tpdOwner]),
  ],
  criticalIllness: ({ criticalIllnessCover }) => [
    term('amount', money(criticalIllnessCover.amount)),
    term('structure', termsCopy.structures[criticalIllnessCover.criticalIllnessLinkTo]),
    term('extras', list(criticalIllnessCover.extras, termsCopy.criticalIllnessExtras)),
    term('owner', termsCopy.owners[criticalIllnessCover.criticalIllnessOwner]),
  ],
  incomeProtection: ({ incomeProtectionCover: cover }) => [
    term('monthlyBenefit', termsCopy.aMonth(money(cover.monthlyBenefit))),
    term('annualEarnings', money(cover.annualEarnings)),
    term('waitingPeriod', termsCopy.waits[cover.waitingPeriod]),
    term('benefitPeriod', termsCopy.benefits[cover.benefitPeriod]),
    term('options', list(cover.extraCostOptions, termsCopy.incomeProtectionOptions)),
    term('owner', termsCopy.owners[cover.incomeProtectionOwner]),
  ],
}

function tpdStructure({ tpdLinkTo, amountLinked, amountStandalone }: QuoteNeeds['tpdCover']): string {
  const link = termsCopy.structures[tpdLinkTo]
  if (tpdLinkTo === 'standalone' || !amountStandalone) return link
  return termsCopy.parts(link, money(amountLinked), money(amountStandalone))
}
