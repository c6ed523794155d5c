import type { BenefitPeriod, WaitingPeriod } from '@coverkit/core'

export const incomeProtectionCopy = {
  title: 'Income protection',
  earnings: 'Annual earnings',
  earningsHint: 'Before tax. Employees: pay and regular extras. Self-employed: income after business costs.',
  replacement: 'Income to replace',
  replacementHint: 'Up to 70%: insurers no longer offer more.',
  benefit: 'Monthly benefit',
  benefitHint: (most: string) =>
    `Up to ${most} a month. Paid on your income before a claim, not on this figure.`,
  takeProposed: (amount: string) => `Use ${amount} a month`,
  waiting: 'Waiting period',
  waitingHint: 'How long you can live on sick leave and savings. A longer wait costs less.',
  waits: {
    30: '30 days (1 month)',
    60: '60 days (2 months)',
    90: '90 days (3 months)',
    730: '730 days (2 years)',
  } satisfies Record<WaitingPeriod, string>,
  waitNeeds65: 'A wait of 2 years is offered only with a benefit to age 65.',
  period: 'Benefit period',
  periodHint: 'The longest that one claim is paid. A longer period costs more.',
  periods: {
    1: '1 year',
    2: '2 years',
    5: '5 years',
    65: 'To age 65',
  } satisfies Record<BenefitPeriod, string>,
  options: 'Extra cost options',
  optionLabels: { increasingClaim: 'Increasing claim', superContribution: 'Super contribution 10%' },
  optionNotes: {
    increasingClaim: 'The benefit rises with inflation while you are on claim.',
    superContribution: 'Another 10% of the benefit is paid into your super while you are on claim.',
  },
  aYear: 'a year',
  aMonth: 'a month',
  benefitFirst: 'We work it out from your earnings. You can choose less.',
  aside: {
    title: 'Tax and income protection',
    text: 'Outside super the premium is generally tax deductible and the benefit is taxed as income. This is general information: ask your tax adviser.',
    why: 'Your benefit cannot be more than 70% of what you earn.',
  },
} as const
