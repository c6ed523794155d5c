import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for a number of a few digits, such as an age or a count, and for codes of digits.',
    'Say the bounds in the `hint`, and again in the error.',
  ],
  avoid: [
    'Do not use it for dollars or percent: those are a `MoneyField` and a `PercentField`.',
    'Do not use it for a telephone number: that is a `PhoneField`.',
    'Do not use it for two to four numbers to choose from: that is a `Segmented`.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the field.'],
    ['Digits', 'Type. The arrow keys move the caret and leave the number as it is.'],
  ],
  screenReader: [
    'It is a text field, not a spin button: its name is the label, its description the hint and then the error.',
    'Prefix and suffix are hidden from assistive technology.',
  ],
  good: { story: 'Invalid', reason: 'The error says which numbers are taken.' },
  bad: { story: 'ErrorWithoutAWayOut', reason: 'The error doesn’t say what would be right.' },
  related: ['MoneyField', 'PercentField', 'TextField'],
}
