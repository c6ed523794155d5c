import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for a date that visitors know by heart, such as a date of birth.',
    'Give an example of the order in the `hint`: "For example, 3 7 1985".',
    'Set `autoComplete="bday"` for the date of birth of the visitor.',
  ],
  avoid: [
    'Do not use it for a date that is chosen out of a few: that is a `Select` or a `RadioGroup`.',
    'Do not check the parts one by one while they are typed. Check the date when the form is sent.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus from day to month to year.'],
    ['Digits', 'Type. The focus stays in the part until Tab is pressed.'],
  ],
  screenReader: [
    'The three parts are a group named by the legend; its description is the hint and then the error.',
    'Each part is named "Day", "Month" or "Year". With an error all three are marked as invalid.',
  ],
  good: { story: 'Plain', reason: 'The example shows the order and that no zeros are needed.' },
  bad: {
    story: 'OrderLeftToGuess',
    reason: 'Neither the legend nor the error says which date is meant or what is wrong.',
  },
  related: ['TextField', 'NumberField'],
}
