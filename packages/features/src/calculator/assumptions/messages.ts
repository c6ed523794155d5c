import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import { moneyMessages } from '#common/step-form/moneyMessages.ts'
import type { Field } from './view.ts'

const years = (what: string) => ({ otherwise: `Enter ${what} in whole years, from 0 to 80` })
const percent = (what: string) => ({ otherwise: `Enter ${what} as a percentage, from 0 to 100` })

export const messages = {
  yearsToSupportLiving: years('the years to support living'),
  incomeReplacementRatio: percent('the income replacement ratio'),
  retirementAge: years('the retirement age'),
  supportChildrenToAge: years('the age to support children'),
  rentSupportYears: years('the years of rent'),
  cappedSupportLife: years('the capped support life'),
  funeralCosts: moneyMessages('the funeral costs'),
  homeAlterationCosts: moneyMessages('the home alteration costs'),
  medicalExpenses: moneyMessages('the medical expenses'),
  mortgageCoverage: percent('the mortgage coverage'),
  debtCoverage: percent('the debt coverage'),
  assetCoverage: percent('the asset coverage'),
  effectiveNetInterestRate: { otherwise: 'Enter the effective net interest rate, from 0 to 20' },
  incomeProtection: percent('the income protection share'),
} satisfies FieldMessages<Field>
