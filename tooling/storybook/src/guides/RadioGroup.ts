import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for a question with one answer out of two to about seven, all in sight.',
    'Set `layout="inline"` for answers of a word, and `cards` or `columns` for answers with a sentence.',
  ],
  avoid: [
    'Do not use it for more answers than fit on a phone: that is a `Select` or an `Autosuggest`.',
    'Do not use it for two to four answers of a word or two: that is a `Segmented`.',
    'Do not choose an answer for the visitor.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the chosen answer, or to the first.'],
    ['Arrow keys', 'Choose the answer before or after, round the ends.'],
    ['Space', 'Chooses the answer that has the focus.'],
  ],
  screenReader: [
    'It is a `radiogroup` named by its legend; its description is the hint and then the error.',
    'Each answer is described by its hint, or by `disabledReason` while it cannot be chosen.',
  ],
  good: { story: 'Cards', reason: 'A few answers, each with a sentence, can be compared.' },
  bad: {
    story: 'TooManyAnswers',
    reason: 'Eight answers push the rest of the form off the screen: a `Select` holds them.',
  },
  related: ['Segmented', 'Select', 'YesNo'],
}
