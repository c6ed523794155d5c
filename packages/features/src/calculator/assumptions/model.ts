import { ASSUMPTIONS, type Assumptions, assumptionFields, byName, defaultAssumptions } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { moneyMessages } from '#common/step-form/moneyMessages.ts'
import { fieldControls, fieldsReader } from '#fields/readers'
import type { CalculatorAnswers } from '../answers.ts'
import { assumptionsOf } from '../assumptionsOf.ts'
import type { CalculatorModel } from '../calculatorModel.ts'
import { assumptionValue } from './assumptionValue.ts'
import { labels } from './copy.ts'
import { type Field, view } from './view.ts'

const reader = fieldsReader({
  controls: fieldControls(assumptionFields),
  view,
  values: assumptionsOf,
  with: (answers: CalculatorAnswers, read) => ({ ...answers, assumptions: changedAssumptions(read) }),
  context: () => null,
})

const years = (what: string) => ({ otherwise: `Enter ${what}: a whole number from 0 to 80` })
const percent = (what: string) => ({ otherwise: `Enter ${what} as a percentage, from 0 to 100` })

export const model: CalculatorModel<Field> = {
  ...reader({
    yearsToSupportLiving: years('how many years of income to replace'),
    incomeReplacementRatio: percent('the income replacement ratio'),
    retirementAge: years('the retirement age'),
    supportChildrenToAge: years('the age to support children to'),
    rentSupportYears: years('how many years of rent to allow for'),
    cappedSupportLife: years('the age after which we stop allowing for rent'),
    funeralCosts: moneyMessages('the funeral costs'),
    homeAlterationCosts: moneyMessages('the home alteration costs'),
    medicalExpenses: moneyMessages('the medical expenses'),
    mortgageCoverage: percent('the mortgage coverage'),
    debtCoverage: percent('the debt coverage'),
    assetCoverage: percent('the asset coverage'),
    effectiveNetInterestRate: { otherwise: 'Enter the effective net interest rate, from 0 to 20' },
    incomeProtection: percent('the income protection share'),
  }),
  // In the chunk of the view, which is at hand with the model.
  words: async () => ({ labels }),
  formats: byName(ASSUMPTIONS, (name) => (value) => assumptionValue(name, value)),
}

/** The assumptions as the fields stand; a field that cannot be read counts as its default. */
export const assumptionsInFields = (fields: InputValues<Field>): Assumptions =>
  assumptionFields.readable(fields, defaultAssumptions)

/** Picks the assumptions that differ from the defaults. */
export function changedAssumptions(assumptions: Assumptions): Partial<Assumptions> {
  const changed = ASSUMPTIONS.filter((name) => assumptions[name] !== defaultAssumptions[name])
  return Object.fromEntries(changed.map((name) => [name, assumptions[name]]))
}
