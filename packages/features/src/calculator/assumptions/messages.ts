import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import { moneyMessages } from '#common/step-form/moneyMessages.ts'
import type { Field } from './view.ts'

const years = (what: string) => ({ otherwise: `Enter ${what}: a whole number from 0 to 80` })
const percent = (what: string) => ({ otherwise: `Enter ${what} as a percentage, from 0 to 100` })

export const messages = {
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
} satisfies FieldMessages<Field>
