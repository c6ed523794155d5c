import type { AssumptionMeasure, Assumptions } from '@coverkit/core'

type AssumptionName = keyof Assumptions

export const labels: Readonly<Record<AssumptionName, string>> = {
  yearsToSupportLiving: 'Years to support living',
  incomeReplacementRatio: 'Income replacement ratio',
  retirementAge: 'Retirement age',
  supportChildrenToAge: 'Age to support children',
  rentSupportYears: 'Rent support years',
  cappedSupportLife: 'Capped support life',
  funeralCosts: 'Funeral costs',
  homeAlterationCosts: 'Home alteration costs',
  medicalExpenses: 'Medical expenses',
  mortgageCoverage: 'Mortgage coverage',
  debtCoverage: 'Debt coverage',
  assetCoverage: 'Asset coverage',
  effectiveNetInterestRate: 'Effective net interest rate',
  incomeProtection: 'Income protection share',
}

export const assumptionHints: Readonly<Record<AssumptionName, string>> = {
  yearsToSupportLiving: 'How many years of income the lump sums replace.',
  incomeReplacementRatio: 'How much of your salary we replace in each of those years.',
  retirementAge: 'We don’t replace your salary after this age.',
  supportChildrenToAge: 'We count each child’s costs until this birthday.',
  rentSupportYears: 'If you rent, how many years of rent to allow for.',
  cappedSupportLife: 'We don’t allow for rent after this age.',
  funeralCosts: 'A one-off cost, included in life cover.',
  homeAlterationCosts: 'Ramps, a bathroom, a bedroom downstairs. A one-off cost, included in TPD cover.',
  medicalExpenses: 'A one-off cost, included in TPD and critical illness cover.',
  mortgageCoverage: 'How much of your home loan to pay off.',
  debtCoverage: 'How much of your other debts to pay off.',
  assetCoverage: 'How much of what you own to use.',
  effectiveNetInterestRate: 'What the money earns each year after tax and inflation until it’s needed.',
  incomeProtection:
    'The share of your salary that income protection would pay. Insurers on our panel pay up to 70%.',
}

export const assumptionGroups: readonly {
  readonly title: string
  readonly names: readonly AssumptionName[]
}[] = [
  {
    title: 'Income and rent',
    names: [
      'yearsToSupportLiving',
      'incomeReplacementRatio',
      'retirementAge',
      'rentSupportYears',
      'cappedSupportLife',
      'incomeProtection',
    ],
  },
  { title: 'Children', names: ['supportChildrenToAge'] },
  { title: 'One-off costs', names: ['funeralCosts', 'homeAlterationCosts', 'medicalExpenses'] },
  {
    title: 'Debts and assets',
    names: ['mortgageCoverage', 'debtCoverage', 'assetCoverage', 'effectiveNetInterestRate'],
  },
]

export const assumptionSuffixes: Readonly<Record<AssumptionMeasure, string>> = {
  years: '',
  percent: '%',
  rate: '%',
  cost: '',
}

export const assumptionsCopy = {
  title: 'Assumptions',
  intro:
    'The calculator has to assume a few things. Here’s every one, with the value we start from. Change any that don’t suit you.',
  standard: (value: string) => `Our value: ${value}.`,
  reset: 'Reset',
  resetOne: (name: string) => `Reset ${name}`,
  resetAll: 'Reset all assumptions',
  use: 'Use these assumptions',
  effect: {
    title: 'What your changes do',
    unanswered:
      'Answer the calculator’s questions first. Then you’ll see what each change does to your cover.',
    compared: 'Compared with our values. Press “Use these assumptions” to apply your changes.',
  },
  limits: {
    title: 'What the calculator leaves out',
    items: [
      'Tax on lump sums. A super death benefit to an adult child, or TPD paid through super, can be taxed.',
      'Selling costs and capital gains tax on anything your family sells.',
      'Your partner’s income, and social security.',
      'Sharing: we count the whole cost of each child as yours.',
      'Overlap: in the first years we count both your income and the children’s costs.',
      'Rent after the home is sold.',
      'We don’t reduce TPD cover by what income protection would pay.',
      'Cover in your super fund counts as cover you have, not as super. Enter it under “Cover you already have”.',
    ],
  },
}
