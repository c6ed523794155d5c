import { COVER_WORDS, sumLabel } from '#cover/words'

export const lifeCopy = {
  title: COVER_WORDS.life.name,
  lead: 'A lump sum if you die or become terminally ill.',
  amount: sumLabel('life'),
  /** The name in the slider's label, which must not contain the label of the field. */
  noun: COVER_WORDS.life.noun,
  aside: {
    title: 'How much is enough?',
    text: 'You could add up your debts, the years your family would need support and the cost of a funeral, then take off what you own.',
    why: 'The amount is what the insurer would pay. It has the biggest effect on the price.',
  },
} as const
