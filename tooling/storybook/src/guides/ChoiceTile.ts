import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for a single choice that needs a drawing, a name and a sentence.',
    'Put the small print behind `more`: opening it chooses nothing.',
  ],
  avoid: [
    'Do not put several of them together by hand: `ChoiceTiles` gives them a legend, a hint and an error.',
    'Do not use it for a statement to agree to: that is a `Checkbox`.',
    'Do not write more than one sentence in `text`.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the checkbox, then to the line that opens more.'],
    ['Space', 'Chooses the tile, or takes the choice back.'],
    ['Enter or Space', 'On the line of more: opens or closes it.'],
  ],
  screenReader: [
    'It is a checkbox named by the label and described by the sentence, or by `disabledReason` while it cannot be chosen.',
    'The line that opens more is read with the name of the tile after it.',
  ],
  good: {
    story: 'Plain',
    reason: 'One sentence says what the choice gives; the rest is behind a line of its own.',
  },
  bad: {
    story: 'AParagraph',
    reason: 'A paragraph is not read in a tile, and a screen reader says all of it as the description.',
  },
  related: ['ChoiceTiles', 'Checkbox', 'Sketch'],
}
