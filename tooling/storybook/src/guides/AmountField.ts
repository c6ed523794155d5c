import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for the one amount that a page is about, such as a sum insured.',
    'Choose stops that people think in, close together where amounts are small.',
    'Offer amounts that were worked out before as `suggestions`.',
  ],
  avoid: [
    'Do not use it for one amount among others in a form: that is a `MoneyField`.',
    'Do not leave the bounds to the slider alone. Say them in the `hint`.',
    'Do not let a name in `texts` hold the label as a whole, or two controls answer to it.',
  ],
  keyboard: [
    [
      'Tab',
      'Moves the focus from the button for less to the number, to the button for more, to the slider and to each suggestion.',
    ],
    ['Arrow keys', 'Move the slider by one stop while it has the focus.'],
    ['Home and End', 'Move the slider to the first and to the last stop.'],
    ['Enter or Space', 'Presses a button or a suggestion.'],
  ],
  screenReader: [
    'The number is a text field: its name is the label, its description the hint and then the error.',
    'The slider says the amount in words, such as "$1,000,000", and then the `valueNote`.',
    'What a button or a suggestion changed is announced once, politely, unless the field is `silent`.',
  ],
  good: { story: 'Suggestions', reason: 'The number takes any amount, and likely ones are a press away.' },
  bad: {
    story: 'TwoStops',
    reason: 'Between its ends the slider has nothing to stop at, and the bounds are said nowhere.',
  },
  related: ['MoneyField', 'Chip', 'NeedRow'],
}
