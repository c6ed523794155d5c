import { at } from '../at.ts'
import type { CheckedRequest } from '../CheckedRequest.ts'
import type { RatingTables } from '../RatingTables.ts'
import { classFactor, NOT_ADJUSTED, PER, product } from './factors.ts'
import type { MarketRate, RatedCover } from './RatedCover.ts'

export const criticalIllness: RatedCover = {
  classColumn: 'traumaClass',
  amounts: ({ criticalIllnessCover }) => ({ 'criticalIllnessCover.amount': criticalIllnessCover.amount }),
  faults: (_, { criticalIllnessCover: { criticalIllnessLinkTo: link } }, kinds) =>
    link === 'standalone' || kinds.includes(link)
      ? []
      : [{ path: 'criticalIllnessCover.criticalIllnessLinkTo', code: 'link' }],
  sums: ({ criticalIllnessCover }) => [criticalIllnessCover.amount ?? 0],
  // Always held outside super.
  owner: () => 'O',
  sumFits: (_, { needs: { lifeCover, criticalIllnessCover } }) =>
    criticalIllnessCover.criticalIllnessLinkTo !== 'life' ||
    (criticalIllnessCover.amount ?? 0) <= (lifeCover.amount ?? 0),
  termReasons: () => [],
  adjust: () => NOT_ADJUSTED,
  lines: (tables, checked) => {
    const { amount, criticalIllnessLinkTo, extras } = checked.needs.criticalIllnessCover
    const isLinked = criticalIllnessLinkTo === 'life'
    const counted = isLinked ? extras : extras.filter((extra) => extra !== 'lifeBuyBack')
    return [
      {
        name: 'criticalIllness',
        sum: amount ?? 0,
        market: marketRate(tables, checked, isLinked ? 'linkedLife' : 'standalone'),
        options: product(tables.criticalIllness.extras, counted),
        duty: isLinked ? checked.duty.criticalIllnessLinked : checked.duty.criticalIllnessStandalone,
      },
    ]
  },
}

function marketRate(
  { criticalIllness: { base, smoker: smokers, class: classes, structure: structures } }: RatingTables,
  { sex, smoker, occupation }: CheckedRequest,
  structure: keyof RatingTables['criticalIllness']['structure'],
): MarketRate {
  const fixed = classFactor(classes, occupation.classes.criticalIllness) * structures[structure]
  return (age, sum) =>
    (sum / PER) * at(base.ages, base[sex], age) * (smoker ? at(smokers.ages, smokers.all, age) : 1) * fixed
}
