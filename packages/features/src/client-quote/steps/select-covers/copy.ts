import type { CoverKind, ReasonCode } from '@coverkit/core'

interface CoverFacts {
  /** The event that it pays for, and the kind of payment, in one sentence. */
  readonly pays: string
  readonly use: string
  readonly notCovered: string
}

const disabledReasons: Partial<Record<ReasonCode, string>> = {
  'age-over-60': 'Not available after age 60.',
  'occupation-excluded': 'Not available for your occupation.',
}

export const selectCoversCopy = {
  title: 'Choose your covers',
  intro: 'One or more. You can change your mind at any step.',
  legend: 'Which covers do you want?',
  covers: {
    life: 'Life cover',
    tpd: 'TPD cover',
    criticalIllness: 'Critical illness cover',
    incomeProtection: 'Income protection',
  } satisfies Record<CoverKind, string>,
  more: 'What it’s for, and what it isn’t',
  labels: { use: 'Often used to', notCovered: 'Not covered' },
  facts: {
    life: {
      pays: 'A lump sum if you die or become terminally ill.',
      use: 'pay out the home loan and keep the family going.',
      notCovered: 'usually suicide in the first 13 months.',
    },
    tpd: {
      pays: 'A lump sum to you, if an illness or injury means you’re unlikely ever to work again.',
      use: 'clear debts, modify the home and pay for care.',
      notCovered: 'an illness or injury you’re expected to recover from.',
    },
    criticalIllness: {
      pays: 'A lump sum to you for a listed illness, such as cancer or a heart attack.',
      use: 'pay for treatment and time away from work.',
      notCovered: 'illnesses that aren’t on the insurer’s list.',
    },
    incomeProtection: {
      pays: 'Up to 70% of your income each month, while you’re too ill or injured to work.',
      use: 'pay the bills until you’re back at work.',
      notCovered: 'losing or leaving your job, and the waiting period before payments start.',
    },
  } satisfies Record<CoverKind, CoverFacts>,
  unavailable: (reason: ReasonCode) => disabledReasons[reason] ?? 'Not available to you.',
  payThroughSuper: 'Pay through super?',
  superHint: 'If you pay from super, your take-home pay doesn’t change, but you’ll have less super.',
  superEffects: {
    yes: 'Your super fund will own your life, TPD and income protection cover. You own critical illness cover yourself.',
    no: 'You’ll own your cover and pay the premiums yourself.',
  },
  aside: {
    title: 'Lump sum or monthly',
    text: 'Life, TPD and critical illness cover pay a lump sum. Income protection pays you each month.',
    why: 'Insurers price each cover on its own, and give a discount if you take more than one.',
    types: 'Compare the four types of cover',
  },
} as const
