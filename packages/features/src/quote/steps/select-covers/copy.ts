import type { CoverKind, ReasonCode } from '@coverkit/core'

interface CoverFacts {
  readonly pays: string
  readonly when: string
  readonly typical: string
  readonly notCovered: string
}

const disabledReasons: Partial<Record<ReasonCode, string>> = {
  'age-over-60': 'Not offered above age 60.',
  'occupation-excluded': 'Not offered for your occupation.',
}

export const selectCoversCopy = {
  title: 'Choose your covers',
  intro: 'Choose one or more. You can change your mind at any step.',
  legend: 'Which covers do you want?',
  covers: {
    life: 'Life cover',
    tpd: 'TPD cover',
    criticalIllness: 'Critical illness cover',
    incomeProtection: 'Income protection',
  } satisfies Record<CoverKind, string>,
  labels: { when: 'When:', typical: 'Often used to:', notCovered: 'Not covered:' },
  facts: {
    life: {
      pays: 'Pays a lump sum to the people you choose.',
      when: 'you die, or are told you have a terminal illness.',
      typical: 'pay out the home loan, keep the family going.',
      notCovered: 'suicide in the first 13 months.',
    },
    tpd: {
      pays: 'Pays you a lump sum.',
      when: 'an injury or illness means you’re unlikely ever to work again.',
      typical: 'clear debts, change the home, pay for care.',
      notCovered: 'an illness or injury that you will recover from.',
    },
    criticalIllness: {
      pays: 'Pays you a lump sum.',
      when: 'you have a listed illness, such as cancer or a heart attack.',
      typical: 'pay for treatment and time away from work.',
      notCovered: 'illnesses that are not on the insurer’s list.',
    },
    incomeProtection: {
      pays: 'Pays you up to 70% of your income, each month.',
      when: 'illness or injury keeps you from working, after a waiting period.',
      typical: 'pay the bills until you are back at work.',
      notCovered: 'losing or leaving your job.',
    },
  } satisfies Record<CoverKind, CoverFacts>,
  unavailable: (reason: ReasonCode) => disabledReasons[reason] ?? 'Not offered to you.',
  payThroughSuper: 'Pay through super?',
  superHint: 'Paying from super leaves your take-home pay as it is, and your super balance smaller.',
  superYes:
    'Sets the owner to Inside Super for life, TPD and income protection. Critical illness cover stays outside.',
  superNo: 'Sets the owner to Outside Super. You pay the premiums yourself.',
  aside: {
    title: 'What you are choosing',
    text: 'Life, TPD and critical illness cover pay once, income protection each month.',
    why: 'Insurers price covers together, and take something off for more than one.',
    types: 'Compare the four types of cover',
  },
} as const
