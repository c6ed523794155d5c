import type { CriticalIllnessLink } from '@coverkit/core'

export const criticalIllnessCopy = {
  title: 'Critical illness cover',
  amount: 'Critical illness cover amount',
  structures: {
    standalone: 'Standalone',
    life: 'Linked to Life',
  } satisfies Record<CriticalIllnessLink, string>,
  structureNotes: {
    standalone: 'A cover of its own. A claim leaves your other covers as they are.',
    life: 'Costs less. A claim takes the amount off your life cover.',
  } satisfies Record<CriticalIllnessLink, string>,
  linkErrors: {
    'tpd-linked': 'Your TPD cover is linked to this cover, so it stays standalone and has no extras.',
    'no-life': 'Add life cover to your quote to link to it.',
    'no-life-amount': 'Enter a life cover amount first.',
  },
  extraLabels: { lifeBuyBack: 'Life buy back', reinstatement: 'Reinstatement' },
  extraNotes: {
    lifeBuyBack: 'After a claim you can buy your life cover back.',
    reinstatement: 'After a claim your critical illness cover can start again for other illnesses.',
  },
  needsLifeLink: 'Needs critical illness cover linked to life.',
  owner: {
    title: 'Who owns this cover?',
    value: 'Outside Super',
    why: 'The law does not let a super fund hold new critical illness cover, so you own it and pay for it yourself.',
  },
  aside: {
    title: 'What it is for',
    text: 'Treatment, travel to specialists, and months away from work while you recover. You could allow one or two years of income for that.',
    why: 'The amount is what an insurer would pay on a listed illness.',
  },
} as const
