import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for an amount of money in dollars. Take it with and without commas, and tidy it in `format`.',
    'Say in the label what the amount is of, and for which time: "Rent a month".',
  ],
  avoid: [
    'Do not use it for the one amount that a page is about: that is an `AmountField`.',
    'Do not leave the unit to the `suffix`: it is not read out.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the field. Leaving it tidies the text where there is a `format`.'],
    ['Digits', 'Type. Nothing is refused, and nothing is added while typing.'],
  ],
  screenReader: [
    'Its name is the label, its description the hint and then the error.',
    'The dollar sign and the suffix are hidden from assistive technology.',
  ],
  good: { story: 'WithAUnit', reason: 'The label says "a month" too.' },
  bad: {
    story: 'UnitForTheEyeAlone',
    reason: 'Who hears the label can’t know that the rent is for two weeks.',
  },
  related: ['AmountField', 'NumberField', 'PercentField'],
}
