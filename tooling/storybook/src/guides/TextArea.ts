import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for an answer in sentences. It grows with what is typed where the browser can do that.',
    'Set `rows` to about the length that is expected.',
  ],
  avoid: [
    'Do not use it for an answer of one line: that is a `TextField`.',
    'Do not cut the text off. Say how long it may be in the `hint`.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the field, and out of it.'],
    ['Enter', 'Begins a new line. It does not send the form.'],
  ],
  screenReader: ['Its name is the label, its description the hint and then the error.'],
  good: { story: 'Plain', reason: 'A message has room for sentences.' },
  bad: { story: 'ForOneWord', reason: 'Five lines suggest that more than a name is wanted.' },
  related: ['TextField', 'Form'],
}
