import type { Field, FieldRules } from '../../fields/Field.ts'
import { InvalidInputError } from '../../fields/InvalidInputError.ts'
import { choice, money } from '../../fields/kinds.ts'
import * as read from '../../fields/read.ts'
import type { CoveredQuote } from '../groups.ts'
import { roundMonthlyBenefit } from '../rounding.ts'
import { boundsOf, type CoverContext, dollars, listed, term, whenSelected } from '../termFields.ts'
import { OWNERS } from '../terms.ts'
import {
  BENEFIT_PERIODS,
  INCOME_PROTECTION_OPTIONS,
  PAID_AS,
  WAITING_PERIODS,
} from './incomeProtectionCover.ts'
import { EARNINGS_SHARE, incomeProtectionLimits } from './incomeProtectionLimits.ts'
import { monthlyBenefitMaximum } from './monthlyBenefit.ts'
import { parseShare } from './parseShare.ts'

const ifSelected = whenSelected('incomeProtection')

/** The share of the earnings to replace, in percent. A form takes a whole one. */
function share<const Rules extends FieldRules>(rules: Rules): Field<number, Rules> {
  return {
    empty: EARNINGS_SHARE,
    isNeverBlank: true,
    rules,
    read: read.number(0, EARNINGS_SHARE, 2),
    parse: (input) => parseShare(typeof input === 'string' ? input : input.join(',')),
    show: String,
  }
}

const maximumOf = ({ incomeProtectionCover }: CoveredQuote) =>
  monthlyBenefitMaximum(incomeProtectionCover.annualEarnings)

/** A benefit that stands may exceed lower earnings: the rules trim it. One that is entered must fit. */
function benefit<const Rules extends FieldRules>(rules: Rules): Field<number | null, Rules, 'min' | 'max'> {
  const [min] = incomeProtectionLimits.sumInsured
  const entered = money(rules)
  return {
    ...entered,
    bounds: (quote) => boundsOf([min, maximumOf(quote as CoveredQuote)]),
    parse(input, givenBeside) {
      if (maximumOf(givenBeside() as CoveredQuote) < min) throw new InvalidInputError('', 'range')
      return entered.parse(input, givenBeside)
    },
    check(amount, quote, context) {
      if (roundMonthlyBenefit(amount ?? 0) < min) return 'min'
      const { isBenefitEntered } = context as CoverContext
      return isBenefitEntered && (amount ?? 0) > maximumOf(quote as CoveredQuote) ? 'max' : null
    },
  }
}

/** The questions about income protection. */
export const incomeProtectionFields = {
  annualEarnings: {
    ...money({ ...ifSelected, required: true, isYearly: true, min: 1 }),
    read: dollars,
  },
  incomeReplacement: share(ifSelected),
  monthlyBenefit: benefit({ ...ifSelected, required: true }),
  waitingPeriod: term('60', WAITING_PERIODS, ifSelected),
  benefitPeriod: term('5', BENEFIT_PERIODS, ifSelected),
  extraCostOptions: listed(INCOME_PROTECTION_OPTIONS, ifSelected),
  incomeProtectionOwner: term('O', OWNERS, ifSelected),
}

/** How the person is paid, which says what counts as earnings; nothing is priced by it. */
export const paidAsField = choice(PAID_AS, ifSelected)
