import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it at the head of every form whose answers can be refused. Render it without errors too.',
    'Give it the same messages as the fields, in the order of the fields.',
    'Count the presses of Continue in `submitCount`: each takes the focus to what it found.',
  ],
  avoid: [
    'Do not use it for what the visitor cannot put right in a field: that is an `Alert`.',
    'Do not show it while the visitor still types.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus from error to error.'],
    ['Enter', 'Moves the focus to the field that the error is about.'],
  ],
  screenReader: [
    'It is an `alert` that takes the focus when `submitCount` changes, so that it is read from its heading.',
    'The focus stays in a field when an error comes or goes while the visitor types.',
  ],
  good: { story: 'Plain', reason: 'Each error says what to enter and leads to its field.' },
  bad: { story: 'OneForAllErrors', reason: 'The visitor has to find what is wrong, and where.' },
  related: ['Form', 'TextField', 'Alert'],
}
