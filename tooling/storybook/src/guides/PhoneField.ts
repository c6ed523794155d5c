import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for every telephone number. Take it as it is typed, with spaces or a country code, and tidy it when it is read.',
    'Say in the `hint` what you call for.',
  ],
  avoid: [
    'Do not split a number into parts, and do not refuse spaces.',
    'Do not let the browser fill in the visitor’s own number for someone else: give `autoComplete="off"` or a section.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the field.'],
    ['Letters and digits', 'Type. Nothing is refused and nothing is added.'],
  ],
  screenReader: [
    'Its name is the label, its description the hint and then the error.',
    'It is an input of the type `tel`: a phone shows its keypad.',
  ],
  good: { story: 'Plain', reason: 'The hint says what the number is for.' },
  bad: { story: 'OnePatternOnly', reason: 'A pattern in the label forces everyone to type in the same way.' },
  related: ['TextField', 'NumberField'],
}
