import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it to give content room or a ground in the steps of the theme.',
    'Give both a value for phones and one from a tablet’s width where the room changes: `{ phone: 16, wide: 32 }`.',
  ],
  avoid: [
    'Do not use it for an area that stands out as one thing: that is a `Card`.',
    'Do not use it to space children: a `Stack` and an `Inline` have a `gap`.',
    'Do not put boxes in boxes for the sake of room.',
  ],
  keyboard: [],
  screenReader: [
    'It is a `div` without a meaning. As a `section` with `label` or `labelledBy` it is a region.',
  ],
  good: { story: 'Plain', reason: 'One ground with one step of room.' },
  bad: {
    story: 'BoxesInBoxes',
    reason: 'Each box takes its room until a phone has none left for the words.',
  },
  related: ['Card', 'Stack', 'Container'],
}
