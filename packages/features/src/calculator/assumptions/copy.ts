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
  incomeReplacementRatio: 'The share of your salary that each of those years pays.',
  retirementAge: 'No salary is replaced past this age.',
  supportChildrenToAge: 'We count each child’s costs until this birthday.',
  rentSupportYears: 'How many years of rent are paid, if you rent.',
  cappedSupportLife: 'No rent is paid past this age.',
  funeralCosts: 'Paid once, in life cover.',
  homeAlterationCosts: 'Ramps, a bathroom, a bedroom downstairs. Paid once, in TPD cover.',
  medicalExpenses: 'Paid once, in TPD and critical illness cover.',
  mortgageCoverage: 'The share of your home loan that is repaid.',
  debtCoverage: 'The share of your other debts that is repaid.',
  assetCoverage: 'The share of what you own that is used.',
  effectiveNetInterestRate: 'What money earns a year after tax and inflation, until it is needed.',
  incomeProtection: 'The share of your salary that income protection pays. Insurers pay at most 70%.',
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
  { title: 'Costs paid once', names: ['funeralCosts', 'homeAlterationCosts', 'medicalExpenses'] },
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
    'The calculator has to assume a few things. Here is every one, with the value we start from. Change any that does not fit your life.',
  standard: (value: string) => `Our value: ${value}.`,
  reset: 'Reset',
  resetOne: (name: string) => `Reset ${name}`,
  resetAll: 'Reset all assumptions',
  use: 'Use these assumptions',
  effect: {
    title: 'What your changes move',
    unanswered:
      'Answer the calculator’s questions first. Then this shows what each change does to your covers.',
    compared: 'Compared with our values. Changes count once you press Use these assumptions.',
  },
  limits: {
    title: 'What the calculator leaves out',
    items: [
      'Tax on lump sums. A super death benefit to an adult child, or TPD paid through super, can be taxed.',
      'Selling costs and capital gains tax on what would be sold.',
      'Your partner’s income, and social security.',
      'Sharing: the whole cost of each child is counted as yours.',
      'Overlap: in the first years both your income and the children’s costs are counted.',
      'Rent after the home is sold.',
      'Income protection is not taken off TPD cover.',
      'Cover in your super fund counts as cover you have, not as super. Enter it there.',
    ],
  },
}
