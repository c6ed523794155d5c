import { at } from '../at.ts'
import type { CheckedRequest } from '../CheckedRequest.ts'
import type { Insurer, RatingTables } from '../RatingTables.ts'
import type { Terms } from '../Terms.ts'
import { classFactor, NOT_ADJUSTED, PER, product } from './factors.ts'
import type { CoverLine, MarketRate, RatedCover } from './RatedCover.ts'

export const tpd: RatedCover = {
  classColumn: 'tpdClass',
  amounts: ({ tpdCover }) => ({
    'tpdCover.amountLinked': tpdCover.amountLinked,
    'tpdCover.amountStandalone': tpdCover.amountStandalone,
  }),
  missing: ({ tpdCover: { amountLinked, amountStandalone, tpdLinkTo } }) => {
    if ((amountLinked ?? 0) > 0 || (amountStandalone ?? 0) > 0) return []
    return [tpdLinkTo === 'standalone' ? 'tpdCover.amountStandalone' : 'tpdCover.amountLinked']
  },
  faults: (_, { tpdCover: { amountLinked, tpdLinkTo } }, kinds) => {
    const isLinked = tpdLinkTo !== 'standalone'
    const isOrphan = isLinked && !kinds.includes(tpdLinkTo)
    const isFaulty = isOrphan || isLinked !== (amountLinked ?? 0) > 0
    return isFaulty ? [{ path: 'tpdCover.tpdLinkTo', code: 'link' }] : []
  },
  sums: ({ tpdCover }) => [tpdCover.amountLinked ?? 0, tpdCover.amountStandalone ?? 0],
  owner: ({ tpdCover }) => tpdCover.tpdOwner,
  sumFits: (_, { needs }) => {
    const { tpdLinkTo, amountLinked } = needs.tpdCover
    if (tpdLinkTo === 'standalone') return true
    const parent = tpdLinkTo === 'life' ? needs.lifeCover : needs.criticalIllnessCover
    return (amountLinked ?? 0) <= (parent.amount ?? 0)
  },
  termReasons: (tables, insurer, checked, { occupationType }) => {
    if (occupationType !== 'own') return []
    const isOffered = ownIsOffered(tables, insurer, checked) && ownerMayHaveOwn(tables, checked)
    return isOffered ? [] : ['own-occupation']
  },
  adjust: (tables, insurer, checked) => {
    const isPriceable =
      checked.needs.tpdCover.occupationType === 'any' ||
      !ownerMayHaveOwn(tables, checked) ||
      ownIsOffered(tables, insurer, checked)
    if (isPriceable) return NOT_ADJUSTED
    return {
      terms: { occupationType: 'any' },
      adjustments: [{ field: 'tpdCover.occupationType', from: 'own', to: 'any', reason: 'own-occupation' }],
    }
  },
  lines: (tables, checked, terms) => [linked(tables, checked, terms), standalone(tables, checked, terms)],
}

function ownIsOffered(tables: RatingTables, insurer: Insurer, { occupation }: CheckedRequest): boolean {
  const classes = insurer.ownOccupationClasses ?? tables.tpd.ownAvailable
  return classes.includes(occupation.classes.tpd)
}

const ownerMayHaveOwn = (tables: RatingTables, { needs }: CheckedRequest) =>
  tables.limits.ownOccupationOwners.includes(needs.tpdCover.tpdOwner)

function linked(tables: RatingTables, checked: CheckedRequest, terms: Terms): CoverLine {
  const { amountLinked, tpdLinkTo, extras } = checked.needs.tpdCover
  const isToLife = tpdLinkTo === 'life'
  return {
    name: 'linked',
    sum: amountLinked ?? 0,
    market: marketRate(tables, checked, terms, isToLife ? 'linkedLife' : 'linkedCriticalIllness'),
    options: isToLife ? product(tables.tpd.extras, extras) : 1,
    duty: checked.duty.tpdLinked,
  }
}

const standalone = (tables: RatingTables, checked: CheckedRequest, terms: Terms): CoverLine => ({
  name: 'standalone',
  sum: checked.needs.tpdCover.amountStandalone ?? 0,
  market: marketRate(tables, checked, terms, 'standalone'),
  options: 1,
  duty: checked.duty.tpdStandalone,
})

function marketRate(
  { tpd: rates }: RatingTables,
  { sex, smoker, occupation }: CheckedRequest,
  { occupationType }: Terms,
  structure: keyof RatingTables['tpd']['structure'],
): MarketRate {
  const fixed =
    (smoker ? rates.smoker : 1) *
    classFactor(rates.class, occupation.classes.tpd) *
    rates.definition[occupationType] *
    rates.structure[structure]
  return (age, sum) => (sum / PER) * at(rates.base.ages, rates.base[sex], age) * fixed
}
