import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for one statement that the visitor may agree to.',
    'Write the label as the visitor would say it: "I understand my duty".',
    'Say in the `note` what a tick leads to.',
  ],
  avoid: [
    'Do not use it for a question with two answers: that is a `YesNo` or a `Segmented`.',
    'Do not use it for several answers to one question: that is a `CheckboxGroup`.',
    'Do not tick it before the visitor did, and do not make a tick mean no.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to it.'],
    ['Space', 'Ticks it, or takes the tick away.'],
  ],
  screenReader: ['Its name is the label. Its description is the note, then the hint, then the error.'],
  good: { story: 'WithNote', reason: 'A tick says yes, and the note says to what.' },
  bad: { story: 'TickThatMeansNo', reason: 'It is ticked already, and nobody can tell what the tick means.' },
  related: ['CheckboxGroup', 'YesNo', 'SignCard'],
}
