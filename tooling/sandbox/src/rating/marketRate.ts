import { at } from './at.ts'
import type { CheckedRequest } from './CheckedRequest.ts'
import type { Terms } from './offeredTerms.ts'
import type { RatingTables } from './RatingTables.ts'

const PER = 1000
const MONTHS = 12

/** Returns dollars a year for a sum insured at an attained age: stepped, before any insurer's factor. */
export type MarketRate = (age: number, sum: number) => number

export function lifeRate(
  { life, deathRates }: RatingTables,
  { sex, smoker, occupation }: CheckedRequest,
): MarketRate {
  const { multiplier } = life
  const classFactor = factor(life.class, occupation.classes.life)
  return (age, sum) =>
    bandedThousands(life.bands, sum) *
    PER *
    deathRate(deathRates[sex], age) *
    at(multiplier.ages, multiplier[sex], age) *
    (smoker ? at(life.smoker.ages, life.smoker[sex], age) : 1) *
    classFactor
}

export function tpdRate(
  { tpd }: RatingTables,
  { sex, smoker, occupation }: CheckedRequest,
  { occupationType }: Terms,
  structure: keyof RatingTables['tpd']['structure'],
): MarketRate {
  const fixed =
    (smoker ? tpd.smoker : 1) *
    factor(tpd.class, occupation.classes.tpd) *
    tpd.definition[occupationType] *
    tpd.structure[structure]
  return (age, sum) => (sum / PER) * at(tpd.base.ages, tpd.base[sex], age) * fixed
}

export function criticalIllnessRate(
  { criticalIllness }: RatingTables,
  { sex, smoker, occupation }: CheckedRequest,
  structure: keyof RatingTables['criticalIllness']['structure'],
): MarketRate {
  const { base, smoker: smokers } = criticalIllness
  const fixed =
    factor(criticalIllness.class, occupation.classes.criticalIllness) * criticalIllness.structure[structure]
  return (age, sum) =>
    (sum / PER) * at(base.ages, base[sex], age) * (smoker ? at(smokers.ages, smokers.all, age) : 1) * fixed
}

export function incomeProtectionRate(
  { incomeProtection }: RatingTables,
  { sex, smoker, occupation }: CheckedRequest,
  { waitingPeriod, benefitPeriod }: Terms,
): MarketRate {
  const { base, femaleFactor, waiting, benefit } = incomeProtection
  const fixed =
    (smoker ? incomeProtection.smoker : 1) *
    factor(incomeProtection.class, occupation.classes.incomeProtection) *
    waiting[waitingPeriod] *
    benefit[benefitPeriod]
  return (age, monthlyBenefit) =>
    ((MONTHS * monthlyBenefit) / PER) *
    at(base.ages, base.M, age) *
    (sex === 'F' ? at(femaleFactor.ages, femaleFactor.F, age) : 1) *
    fixed
}

/** Each factor applies only to the slice of the sum in its band, so that a larger sum never costs less. */
function bandedThousands(bands: RatingTables['life']['bands'], sum: number): number {
  let thousands = 0
  let from = 0
  for (const [bound, bandFactor] of bands) {
    const to = bound === null ? sum : Math.min(sum, bound)
    if (to <= from) break
    thousands += ((to - from) / PER) * bandFactor
    from = to
  }
  return thousands
}

function deathRate(rates: Map<number, number>, age: number): number {
  const rate = rates.get(age)
  if (rate === undefined) throw new Error(`The life table has no age ${age}`)
  return rate
}

function factor(factors: Record<string, number>, name: string): number {
  const value = factors[name]
  if (value === undefined) throw new Error(`No factor for class ${name}`)
  return value
}
