import { criticalIllnessFields } from '../covers/critical-illness/criticalIllnessFields.ts'
import { incomeProtectionFields, paidAsField } from '../covers/income-protection/incomeProtectionFields.ts'
import { COVER_KINDS } from '../covers/kinds.ts'
import { lifeFields } from '../covers/life/lifeFields.ts'
import { type CoverContext, listed, term } from '../covers/termFields.ts'
import { PREMIUM_TYPES } from '../covers/terms.ts'
import { tpdAmountFields, tpdFields } from '../covers/tpd/tpdFields.ts'
import { defineFields } from '../fields/defineFields.ts'
import type { Field, FieldRules } from '../fields/Field.ts'
import { choice, inGroup, yesNo } from '../fields/kinds.ts'
import * as read from '../fields/read.ts'
import { PAYMENT_FREQUENCIES } from '../payment/paymentTerms.ts'
import type { PersonalDetails } from '../person/personalDetails.ts'
import { personalDetailsFields } from '../person/personalDetailsFields.ts'
import { offeredCovers } from './offeredCovers.ts'

type WireAnswer = 'true' | 'false'

/** Yes or no, kept as the text of the wire; blank is null. */
function asOnWire<const Rules extends FieldRules>(rules: Rules): Field<WireAnswer | null, Rules> {
  const answer = yesNo(rules)
  return {
    empty: null,
    rules,
    read: read.nullable(read.choice<WireAnswer>(['true', 'false'])),
    parse(input, givenBeside) {
      const given = answer.parse(input, givenBeside)
      return given === null ? null : given ? 'true' : 'false'
    },
    show: (value) => (value === null ? '' : value === 'true' ? 'yes' : 'no'),
  }
}

interface Person {
  readonly personalDetails: PersonalDetails
}

const answers = {
  ...inGroup('personalDetails', personalDetailsFields),
  premiumType: choice(PREMIUM_TYPES, { required: true }),
  ...inGroup('covers', {
    payThroughSuper: asOnWire({ required: true }),
    selectedCovers: listed(COVER_KINDS, {
      required: true,
      offered: ({ personalDetails }: Person) => offeredCovers(personalDetails),
    }),
  }),
  ...inGroup('lifeCover', lifeFields),
  ...inGroup('tpdCover', tpdFields),
  ...inGroup('criticalIllnessCover', criticalIllnessFields),
  ...inGroup('incomeProtectionCover', incomeProtectionFields),
  paymentFrequency: term('monthly', PAYMENT_FREQUENCIES, {}),
}

/** A quote as it is stored. */
export const quoteFields = defineFields<CoverContext>()(answers)

/**
 * A quote as it is asked: TPD by its total, the amount that a link still needs, and how the person is paid. Amounts are whole
 * dollars, a benefit dollars a month; the fault of an amount names its bounds. A cover that is not selected has no questions.
 */
export const quoteForm = defineFields<CoverContext>()({ ...answers, ...tpdAmountFields, paidAs: paidAsField })
