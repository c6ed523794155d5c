import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use them for a question with a few answers, any of which may be chosen, that need a drawing and a sentence each.',
    'Set `legendLook="hidden"` where the heading of the page is the question.',
  ],
  avoid: [
    'Do not use them for answers of a word: that is a `CheckboxGroup`.',
    'Do not use them where only one answer can be right: that is a `RadioGroup` with `columns`.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus from tile to tile, and to the lines that open more.'],
    ['Space', 'Chooses the tile that has the focus, or takes the choice back.'],
  ],
  screenReader: [
    'The tiles are a group named by the legend; its description is the hint and then the error.',
    'Each tile is a checkbox with its sentence as the description.',
  ],
  good: { story: 'Open', reason: 'Each cover needs a sentence, and more than one can be chosen.' },
  bad: { story: 'ForYesAndNo', reason: 'Both can be chosen at once, and the drawings say nothing.' },
  related: ['ChoiceTile', 'CheckboxGroup', 'RadioGroup'],
}
