import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for one answer out of two to four short ones.',
    'Say what the choice means in `effect`, where it isn’t plain.',
    'Set `stack` for answers of more than one word.',
  ],
  avoid: [
    'Do not use it for answers of more than 20 letters: that is a `RadioGroup`.',
    'Do not use it to show one of several panels: those are `Tabs`.',
    'Do not leave an answer out that cannot be chosen now. Disable it and say why.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the chosen answer, or to the first.'],
    ['Arrow keys', 'Choose the answer before or after, round the ends.'],
    ['Space', 'Chooses the answer that has the focus.'],
  ],
  screenReader: [
    'It is a `radiogroup` named by its legend; its description is the hint and then the error.',
    'The detail ends the name of an answer. The effect is announced politely when it changes.',
  ],
  good: { story: 'FourWithDetail', reason: 'Four short answers can be taken in at once.' },
  bad: { story: 'Sentences', reason: 'Sentences wrap in narrow segments and cannot be compared.' },
  related: ['RadioGroup', 'YesNo', 'Tabs'],
}
