import type { ReasonCode } from '@coverkit/core'

const disabledReasons: Partial<Record<ReasonCode, string>> = {
  'age-over-60': 'Not available after age 60.',
  'occupation-excluded': 'Not available for your occupation.',
}

export const selectCoversCopy = {
  title: 'Choose your covers',
  intro: 'One or more. You can change your mind at any step.',
  legend: 'Which covers do you want?',
  more: 'What it’s for, and what it isn’t',
  labels: { use: 'Often used to', notCovered: 'Not covered' },
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
