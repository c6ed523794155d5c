import type { CriticalIllnessLink } from '@coverkit/core'
import { COVER_WORDS, sumLabel } from '#cover/words'

export const criticalIllnessCopy = {
  title: COVER_WORDS.criticalIllness.name,
  lead: 'A lump sum to you for a listed illness, such as cancer or a heart attack.',
  amount: sumLabel('criticalIllness'),
  /** The name in the slider's label, which must not contain the label of the field. */
  noun: COVER_WORDS.criticalIllness.noun,
  structures: {
    standalone: 'Standalone',
    life: 'Linked to Life',
  } satisfies Record<CriticalIllnessLink, string>,
  structureNotes: {
    standalone: 'Stands on its own. A claim doesn’t affect your other cover.',
    life: 'Costs less. A claim reduces your life cover by the same amount.',
  } satisfies Record<CriticalIllnessLink, string>,
  linkErrors: {
    'tpd-linked':
      'Your TPD cover is linked to your critical illness cover, so your critical illness cover has to be standalone, without extras.',
    'no-life': 'Choose life cover as well to link to it.',
    'no-life-amount': 'Enter a life cover amount first.',
  },
  extraLabels: { lifeBuyBack: 'Life buy back', reinstatement: 'Reinstatement' },
  extraNotes: {
    lifeBuyBack: 'After a claim you can buy your life cover back.',
    reinstatement: 'After a claim your critical illness cover can start again for other illnesses.',
  },
  needsLifeLink: 'Only available if your critical illness cover is linked to life cover.',
  owner: {
    title: 'Who owns this cover?',
    value: 'Outside Super',
    why: 'By law, a super fund can’t hold new critical illness cover, so you own it and pay for it yourself.',
  },
  aside: {
    title: 'What it’s for',
    text: 'Treatment, travel to specialists, and months away from work while you recover. The calculator allows for medical expenses and two years of income.',
    why: 'The amount is what the insurer would pay if you’re diagnosed with a listed illness.',
  },
} as const
