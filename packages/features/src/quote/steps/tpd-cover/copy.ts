import type { OccupationType, TpdLink } from '@coverkit/core'

export const tpdCopy = {
  title: 'Total and permanent disability cover',
  amount: 'TPD cover amount',
  structures: {
    standalone: 'Standalone',
    life: 'Linked to Life',
    criticalIllness: 'Linked to Critical Illness',
  } satisfies Record<TpdLink, string>,
  structureNotes: {
    standalone: 'A cover of its own. A claim leaves your other covers as they are.',
    life: 'Costs less. A claim takes the linked part off your life cover.',
    criticalIllness: 'Costs less. A claim takes the linked part off your critical illness cover.',
  } satisfies Record<TpdLink, string>,
  notSelected: {
    life: 'Add life cover to your quote to link to it.',
    criticalIllness: 'Add critical illness cover to your quote to link to it.',
  },
  notInSuper: 'Critical illness cover is always outside super, so cover inside super cannot be linked to it.',
  parentHint: 'This cover has no amount yet. TPD cover can be linked up to its amount.',
  definitions: 'How own and any occupation differ',
  split: {
    title: 'How your TPD cover is made up',
    linked: { life: 'Linked to life', criticalIllness: 'Linked to critical illness' },
    standalone: 'Standalone',
    total: 'Total',
    more: (parent: string) => `${parent} carries at most its own amount; the rest is standalone.`,
  },
  occupationType: 'Occupation type',
  occupationTypes: { own: 'Own occupation', any: 'Any occupation' } satisfies Record<OccupationType, string>,
  occupationNotes: {
    own: 'Pays if you’re unlikely ever to work in your own occupation again. Costs more.',
    any: 'Pays if you’re unlikely ever to work again in any occupation that suits your education, training or experience.',
  } satisfies Record<OccupationType, string>,
  ownNotInSuper: 'Own occupation cannot be held inside super.',
  ownNotOffered: 'Own occupation is not offered for your occupation.',
  jointNote:
    'With this owner, the part inside super is any occupation; own occupation applies to the part outside.',
  extraNotes: {
    lifeBuyBack: 'After a TPD claim you can buy your life cover back.',
    doubleTpd: 'After a TPD claim your life cover stays as it is. Raises the premium.',
  },
  extraLabels: { lifeBuyBack: 'Life buy back', doubleTpd: 'Double TPD' },
  needsLifeLink: 'Needs TPD cover linked to life.',
  aside: {
    title: 'What counts as permanent',
    text: 'Two doctors usually have to agree that you’re unlikely ever to work again. The definition you choose decides which work they look at.',
    why: 'Structure, definition and extras change both what is paid and the price.',
  },
} as const
