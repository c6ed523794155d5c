import fc from 'fast-check'
import { needsOutsidePayment, paymentMethods } from '../application/paymentMethods.ts'
import { applyChangeRules } from '../change-cover/applyChangeRules.ts'
import type { CoverChange, PolicyTerms } from '../change-cover/types.ts'
import {
  CRITICAL_ILLNESS_EXTRAS,
  CRITICAL_ILLNESS_LINKS,
} from '../covers/critical-illness/criticalIllnessCover.ts'
import { eachGroup } from '../covers/eachGroup.ts'
import { kindOf } from '../covers/groupOf.ts'
import {
  BENEFIT_PERIODS,
  INCOME_PROTECTION_OPTIONS,
  WAITING_PERIODS,
} from '../covers/income-protection/incomeProtectionCover.ts'
import { COVER_KINDS } from '../covers/kinds.ts'
import { OWNERS, PREMIUM_TYPES } from '../covers/terms.ts'
import { OCCUPATION_TYPES, TPD_EXTRAS, TPD_LINKS } from '../covers/tpd/tpdCover.ts'
import { STATES } from '../geography/states.ts'
import type { OutsideMethod } from '../payment/outsideMethods.ts'
import { PAYMENT_FREQUENCIES, PAYMENT_METHODS } from '../payment/paymentTerms.ts'
import { GENDERS, type PersonalDetails } from '../person/personalDetails.ts'
import { INDEXATIONS } from '../quote/comparison.ts'
import { emptyQuote } from '../quote/emptyQuote.ts'
import { linkCriticalIllness } from '../quote/linkCriticalIllness.ts'
import { linkTpd } from '../quote/linkTpd.ts'
import { selectCovers } from '../quote/selectCovers.ts'
import { setCoverAmount } from '../quote/setCoverAmount.ts'
import { setExtras } from '../quote/setExtras.ts'
import { setOwner } from '../quote/setOwner.ts'
import type { ClientQuote } from '../quote/types.ts'
import { savableQuote } from './quoteArbitraries.ts'

interface Payment {
  readonly method: (typeof PAYMENT_METHODS)[number]
  readonly outside: OutsideMethod
  readonly indexation: (typeof INDEXATIONS)[number]
}

const payment: fc.Arbitrary<Payment> = fc.record({
  method: fc.constantFrom(...PAYMENT_METHODS),
  outside: fc.constantFrom('directDebit', 'creditCard'),
  indexation: fc.constantFrom(...INDEXATIONS),
})

/** Terms whose payment the quote allows. */
function termsOf(quote: ClientQuote, { method, outside, indexation }: Payment): PolicyTerms {
  const paymentMethod = paymentMethods(quote).includes(method) ? method : 'directDebit'
  const isRollover = paymentMethod === 'enduringRollover'
  return {
    quote: isRollover ? { ...quote, paymentFrequency: 'yearly' } : quote,
    paymentMethod,
    outsidePaymentMethod: needsOutsidePayment(quote, paymentMethod) ? outside : null,
    indexation,
  }
}

/** Any quote in which links and owners are in order; leftovers of covers that are not selected are gone. */
const quoteInOrder = fc
  .tuple(savableQuote, fc.subarray([...COVER_KINDS]))
  .map(([quote, kinds]) => applyChangeRules(emptyQuote(), selectCovers(quote, kinds).quote).quote)

/** Any policy as it is and as it shall be: both in order, of one person, with little, much or nothing in common. */
export const anyCoverChange: fc.Arbitrary<CoverChange> = fc
  .tuple(quoteInOrder, quoteInOrder, payment, payment, fc.subarray([...COVER_KINDS]), fc.boolean())
  .map(([one, other, paid, pays, same, isPaidAlike]) => {
    const now = termsOf(one, paid)
    const mixed: ClientQuote = {
      ...other,
      personalDetails: one.personalDetails,
      covers: {
        ...other.covers,
        selectedCovers: COVER_KINDS.filter((kind) =>
          (same.includes(kind) ? one : other).covers.selectedCovers.includes(kind),
        ),
      },
      ...eachGroup((group) => (same.includes(kindOf(group)) ? one : other)[group]),
      ...(isPaidAlike && { premiumType: one.premiumType, paymentFrequency: one.paymentFrequency }),
    }
    const after = termsOf(applyChangeRules(one, mixed).quote, isPaidAlike ? paid : pays)
    return { now, after }
  })

const sum = (maximum: number) =>
  fc.integer({ min: 50, max: maximum / 1_000 }).map((thousands) => thousands * 1_000)

interface Wish {
  readonly kinds: readonly (typeof COVER_KINDS)[number][]
  readonly sums: readonly [life: number, tpd: number, criticalIllness: number, benefit: number]
  readonly owners: Readonly<Record<'life' | 'tpd' | 'incomeProtection', (typeof OWNERS)[number]>>
  readonly terms: Omit<PolicyTermsWish, 'paid'>
  readonly paid: Payment
}
interface PolicyTermsWish {
  readonly premiumType: ClientQuote['premiumType']
  readonly paymentFrequency: ClientQuote['paymentFrequency']
  readonly tpdLink: (typeof TPD_LINKS)[number]
  readonly criticalLink: (typeof CRITICAL_ILLNESS_LINKS)[number]
  readonly occupationType: (typeof OCCUPATION_TYPES)[number]
  readonly tpdExtras: (typeof TPD_EXTRAS)[number][]
  readonly criticalExtras: (typeof CRITICAL_ILLNESS_EXTRAS)[number][]
  readonly options: (typeof INCOME_PROTECTION_OPTIONS)[number][]
  readonly waitingPeriod: (typeof WAITING_PERIODS)[number]
  readonly benefitPeriod: (typeof BENEFIT_PERIODS)[number]
}

const wish: fc.Arbitrary<Wish> = fc.record({
  kinds: fc.subarray([...COVER_KINDS], { minLength: 1 }),
  sums: fc.tuple(sum(3_000_000), sum(2_000_000), sum(1_000_000), fc.integer({ min: 30, max: 180 })),
  owners: fc.record({
    life: fc.constantFrom(...OWNERS),
    tpd: fc.constantFrom(...OWNERS),
    incomeProtection: fc.constantFrom(...OWNERS),
  }),
  terms: fc.record({
    premiumType: fc.constantFrom(...PREMIUM_TYPES),
    paymentFrequency: fc.constantFrom(...PAYMENT_FREQUENCIES),
    tpdLink: fc.constantFrom(...TPD_LINKS),
    criticalLink: fc.constantFrom(...CRITICAL_ILLNESS_LINKS),
    occupationType: fc.constantFrom(...OCCUPATION_TYPES),
    tpdExtras: fc.subarray([...TPD_EXTRAS]),
    criticalExtras: fc.subarray([...CRITICAL_ILLNESS_EXTRAS]),
    options: fc.subarray([...INCOME_PROTECTION_OPTIONS]),
    waitingPeriod: fc.constantFrom(...WAITING_PERIODS),
    benefitPeriod: fc.constantFrom(...BENEFIT_PERIODS),
  }),
  paid: payment,
})

/** Returns the quote of a wish by the rules that the screens run, for a person whom every insurer accepts. */
function quoteOfWish(person: PersonalDetails, { kinds, sums, owners, terms }: Wish): ClientQuote {
  const { waitingPeriod, tpdLink, criticalLink } = terms
  const steps: readonly ((quote: ClientQuote) => ClientQuote)[] = [
    (quote) => selectCovers(quote, kinds).quote,
    (quote) => ({
      ...quote,
      premiumType: terms.premiumType,
      paymentFrequency: terms.paymentFrequency,
      covers: { ...quote.covers, payThroughSuper: 'false' },
      tpdCover: { ...quote.tpdCover, occupationType: terms.occupationType },
      incomeProtectionCover: {
        ...quote.incomeProtectionCover,
        annualEarnings: kinds.includes('incomeProtection') ? 180_000 : null,
        waitingPeriod,
        benefitPeriod: waitingPeriod === '730' ? '65' : terms.benefitPeriod,
      },
    }),
    ...COVER_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => (quote: ClientQuote) => {
      const [life, tpd, criticalIllness, benefit] = sums
      const amounts = { life, tpd, criticalIllness, incomeProtection: benefit * 50 }
      return setCoverAmount(quote, kind, amounts[kind]).quote
    }),
    ...(['life', 'tpd', 'incomeProtection'] as const)
      .filter((kind) => kinds.includes(kind))
      .map((kind) => (quote: ClientQuote) => setOwner(quote, kind, owners[kind]).quote),
    (quote) => (kinds.includes('tpd') ? linkTpd(quote, tpdLink).quote : quote),
    (quote) => (kinds.includes('criticalIllness') ? linkCriticalIllness(quote, criticalLink).quote : quote),
    (quote) => (kinds.includes('tpd') ? setExtras(quote, 'tpd', terms.tpdExtras).quote : quote),
    (quote) =>
      kinds.includes('criticalIllness')
        ? setExtras(quote, 'criticalIllness', terms.criticalExtras).quote
        : quote,
    (quote) =>
      kinds.includes('incomeProtection') ? setExtras(quote, 'incomeProtection', terms.options).quote : quote,
  ]
  const start: ClientQuote = { ...emptyQuote(), personalDetails: person }
  return steps.reduce((quote, step) => step(quote), start)
}

const person: fc.Arbitrary<PersonalDetails> = fc.record({
  age: fc.integer({ min: 20, max: 58 }),
  gender: fc.constantFrom(...GENDERS),
  isSmoker: fc.boolean(),
  occupation: fc.constant('Accountant'),
  occupationId: fc.constant(2),
  state: fc.constantFrom(...STATES),
})

/** A change that an insurer with level premiums offers: complete, within all limits, of an accountant of 20 to 58. */
export const lawfulCoverChange: fc.Arbitrary<CoverChange> = fc
  .tuple(person, wish, wish, fc.constantFrom('all', 'half', 'paid'))
  .map(([somebody, one, other, scope]) => {
    const kinds = scope === 'paid' ? one.kinds : other.kinds
    const wanted = scope === 'all' ? other : { ...one, kinds, paid: other.paid }
    const now = quoteOfWish(somebody, one)
    const after = quoteOfWish(somebody, wanted)
    return { now: termsOf(now, one.paid), after: termsOf(after, wanted.paid) }
  })
