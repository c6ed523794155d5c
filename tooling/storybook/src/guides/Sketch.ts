import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for a small drawing in the brand’s colours beside the words that it goes with, such as the name of a cover.',
    'Draw it on a canvas of 64 by 64, with what the eye goes to in `accent`.',
  ],
  avoid: [
    'Do not use it for signs such as a tick or an arrow: that is an `Icon`.',
    'Do not let it stand for words. It is hidden from assistive technology.',
  ],
  keyboard: [],
  screenReader: ['It is hidden from assistive technology: the words beside it carry the meaning.'],
  good: { story: 'BesideWords', reason: 'The words name the cover that the drawing belongs to.' },
  bad: { story: 'InPlaceOfWords', reason: 'Nothing but a drawing says which cover the amount is of.' },
  related: ['Icon', 'ChoiceTile', 'NeedRow'],
}
