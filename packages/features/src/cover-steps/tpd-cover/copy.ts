import type { OccupationType, TpdLink } from '@coverkit/core'
import { COVER_WORDS, sumLabel } from '#cover/words'

export const tpdCopy = {
  title: 'Total and permanent disability cover',
  lead: 'A lump sum if an illness or injury means you’re unlikely ever to work again.',
  amount: sumLabel('tpd'),
  /** The name in the slider's label, which must not contain the label of the field. */
  noun: COVER_WORDS.tpd.noun,
  structures: {
    standalone: 'Standalone',
    life: 'Linked to Life',
    criticalIllness: 'Linked to Critical Illness',
  } satisfies Record<TpdLink, string>,
  structureNotes: {
    standalone: 'Stands on its own. A claim doesn’t affect your other cover.',
    life: 'Costs less. A claim reduces your life cover by the linked amount.',
    criticalIllness: 'Costs less. A claim reduces that cover by the linked amount.',
  } satisfies Record<TpdLink, string>,
  notSelected: {
    life: 'Choose life cover as well to link to it.',
    criticalIllness: 'Choose critical illness cover as well to link to it.',
  },
  notInSuper: 'Critical illness cover is always outside super, so cover inside super can’t be linked to it.',
  parentHint: 'Enter an amount for this cover first. You can link TPD cover up to that amount.',
  definitions: 'How own and any occupation differ',
  split: {
    title: 'How your TPD cover is made up',
    linked: { life: 'Linked to life', criticalIllness: 'Linked to critical illness' },
    standalone: 'Standalone',
    note: {
      life: 'You can link up to your life cover amount. The rest is standalone.',
      criticalIllness: 'You can link up to your critical illness cover amount. The rest is standalone.',
    },
  },
  occupationType: 'Occupation type',
  occupationTypes: { own: 'Own occupation', any: 'Any occupation' } satisfies Record<OccupationType, string>,
  occupationNotes: {
    own: 'Pays if you’re unlikely ever to work in your own occupation again. Costs more.',
    any: 'Pays if you’re unlikely ever to work again in any occupation that suits your education, training or experience.',
  } satisfies Record<OccupationType, string>,
  ownNotInSuper: 'You can’t hold own occupation inside super.',
  ownNotOffered: 'Own occupation isn’t available for your job.',
  jointNote: 'The part inside super has to be any occupation. The part outside can be own occupation.',
  extraNotes: {
    lifeBuyBack: 'After a TPD claim you can buy your life cover back.',
    doubleTpd: 'After a TPD claim your life cover stays as it is. This costs extra.',
  },
  extraLabels: { lifeBuyBack: 'Life buy back', doubleTpd: 'Double TPD' },
  needsLifeLink: 'Only available if your TPD cover is linked to life cover.',
  aside: {
    title: 'What counts as permanent',
    text: 'Two doctors usually have to agree that you’re unlikely ever to work again. The definition you choose decides which work they look at.',
    why: 'The structure, definition and extras change both what the insurer pays and the price.',
  },
} as const
