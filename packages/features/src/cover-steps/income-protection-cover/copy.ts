import type { BenefitPeriod, PaidAs, WaitingPeriod } from '@coverkit/core'
import { COVER_WORDS } from '#cover/words'

export const incomeProtectionCopy = {
  title: COVER_WORDS.incomeProtection.name,
  lead: 'A monthly benefit while illness or injury keeps you from working.',
  paidAs: 'How are you paid?',
  paidAsLabels: { employee: 'Employee', selfEmployed: 'Self-employed' } satisfies Record<PaidAs, string>,
  earnings: 'Annual earnings',
  earningsHint: 'Before tax: pay with regular extras, or business income after costs.',
  earningsHints: {
    employee: 'Before tax: your base pay with regular extras, such as overtime.',
    selfEmployed: 'Before tax: your share of the business income, after its costs.',
  } satisfies Record<PaidAs, string>,
  replacement: 'Income to replace',
  replacementHint: 'Up to 70%. Insurers on our panel don’t offer more.',
  benefit: 'Monthly benefit',
  /** The name in the slider's label, which must not contain the label of the field. */
  noun: 'benefit a month',
  benefitHint: (most: string) =>
    `Up to ${most} a month. If you claim, the insurer uses your income before the claim, not the earnings you enter here.`,
  shareOfEarnings: (percent: number) => `${percent}% of your earnings`,
  waiting: 'Waiting period',
  waitingHint: 'How long could you live on sick leave and savings? A longer wait costs less.',
  /** Each label, split into its two lines. */
  waitLines: {
    30: ['30 days', '(1 month)'],
    60: ['60 days', '(2 months)'],
    90: ['90 days', '(3 months)'],
    730: ['730 days', '(2 years)'],
  } satisfies Record<WaitingPeriod, readonly [string, string]>,
  firstPayment: {
    30: 'The first payment comes about two months after you stop working.',
    60: 'The first payment comes about three months after you stop working.',
    90: 'The first payment comes about four months after you stop working.',
    730: 'The first payment comes about two years and a month after you stop working.',
  } satisfies Record<WaitingPeriod, string>,
  waitCosts: (longer: string, percent: number, shorter: string) =>
    `A longer wait lowers the price: ${longer} costs about ${percent}% less than ${shorter}.`,
  waitNeeds65: 'You can only choose a 2-year wait with a benefit period to age 65.',
  period: 'Benefit period',
  periodHint: 'The longest you can be paid for one claim. A longer period costs more.',
  periods: {
    1: '1 year',
    2: '2 years',
    5: '5 years',
    65: 'To age 65',
  } satisfies Record<BenefitPeriod, string>,
  options: 'Extra cost options',
  optionLabels: { increasingClaim: 'Increasing claim', superContribution: 'Super contribution 10%' },
  optionNotes: {
    increasingClaim: 'The benefit rises with inflation while you’re on claim.',
    superContribution: 'Another 10% of the benefit goes into your super while you’re on claim.',
  },
  aYear: 'a year',
  benefitFirst: 'We work it out from your earnings. You can choose less.',
  aside: {
    title: 'Tax and income protection',
    text: 'Outside super the premium is generally tax deductible and the benefit is taxed as income. This is general information: ask your tax adviser.',
    why: 'Your benefit can’t be more than 70% of what you earn.',
  },
} as const
