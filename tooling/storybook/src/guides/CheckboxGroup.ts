import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for a question that takes any number of answers.',
    'Show what else has to be asked of an answer as its `reveal`, under it.',
    'Set `cards` for answers that have a sentence under them.',
  ],
  avoid: [
    'Do not use it where only one answer can be right: that is a `RadioGroup`.',
    'Do not use it for a single statement: that is a `Checkbox`.',
    'Do not use it for answers that need a drawing: those are `ChoiceTiles`.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus from answer to answer.'],
    ['Space', 'Ticks the answer that has the focus, or takes the tick away.'],
  ],
  screenReader: [
    'The group is named by its legend; its description is the hint and then the error.',
    'Each answer is a checkbox named by its label and described by its hint, or by `disabledReason` while it cannot be chosen.',
    'What is revealed follows the answer in the page, and is not announced.',
  ],
  good: { story: 'Revealing', reason: 'Any of the answers may be true, and one of them needs an amount.' },
  bad: { story: 'OneOfTwo', reason: 'Both can be ticked, though only one can be true.' },
  related: ['Checkbox', 'RadioGroup', 'ChoiceTiles'],
}
