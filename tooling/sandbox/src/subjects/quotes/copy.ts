import type { Assumptions, NeedsCover } from '@coverkit/core'

const NEEDS: Readonly<Record<NeedsCover, string>> = {
  lifeCover: 'Life cover',
  tpdCover: 'Total and permanent disability cover',
  criticalIllnessCover: 'Critical illness cover',
  incomeProtectionCover: 'Income protection',
}

export const calculationCopy = {
  subject: 'Your life insurance needs estimate',
  opening: 'You asked us to send you the result of your life insurance needs calculation.',
  estimatedOn: (date: string) => `Estimated on ${date}.`,
  covers: NEEDS,
  /** The parts of a need. */
  parts: {
    funeral: 'Funeral',
    homeAlteration: 'Changes to your home',
    medical: 'Medical expenses',
    debts: 'Debts repaid',
    rent: 'Rent',
    living: 'Living costs',
    children: 'Raising and schooling children',
    grossMonthly: 'The share of your salary we assume, for one month',
  } as Readonly<Record<string, string>>,
  needed: 'Total needed',
  assets: 'Less what you own',
  existing: 'Less cover you have',
  gap: 'Gap before rounding',
  toThousand: 'The amount above is this gap to the nearest $1,000, and never below $0.',
  downToFifty: 'The amount above is this gap rounded down to a multiple of $50, and never below $0.',
  whole: 'Each line is in whole dollars, so that the lines add up.',
  aMonth: (amount: string) => `${amount} a month`,
  noNeed: 'no cover needed',
  assumed: 'What we assumed',
  assumptions: {
    yearsToSupportLiving: 'Years of income to replace',
    incomeReplacementRatio: 'Share of your salary replaced in those years',
    retirementAge: 'Age you stop working',
    supportChildrenToAge: 'Age we count each child’s costs up to',
    rentSupportYears: 'Years of rent',
    cappedSupportLife: 'Age we stop counting rent',
    funeralCosts: 'Funeral costs, in life cover',
    homeAlterationCosts: 'Changes to your home, in TPD cover',
    medicalExpenses: 'Medical expenses, in TPD and critical illness cover',
    mortgageCoverage: 'Share of your home loan to pay off',
    debtCoverage: 'Share of your other debts to pay off',
    assetCoverage: 'Share of what you own that we count',
    effectiveNetInterestRate: 'Yearly return after tax and inflation',
    incomeProtection: 'Share of your salary that income protection pays',
  } satisfies Record<keyof Assumptions, string>,
  changeThem: 'You can change each of these in the calculator.',
  limits:
    'The estimate leaves out tax on lump sums, the cost of selling what you own, your partner’s income and social ' +
    'security. It doesn’t promise that an insurer will offer you this cover.',
  estimateOnly:
    'This is an estimate only. It’s based on your answers and the assumptions above, and changes if they change.',
  generalAdvice:
    'General advice warning: this information doesn’t take into account your objectives, financial situation or ' +
    'needs. Consider whether it’s right for you, and read the product disclosure statement and the target market ' +
    'determination before you decide on a product.',
  notYou: 'If you didn’t ask for this message, you can delete it. We haven’t shared anything about you.',
}
