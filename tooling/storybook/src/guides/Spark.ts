import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for how a figure develops, in the space of a word, beside the figures in words.',
    'Give all sparks that stand together the same `most`, so that they can be compared.',
  ],
  avoid: [
    'Do not use it where single figures are read off it: that is a `YearBars`.',
    'Do not give each line a scale of its own.',
  ],
  keyboard: [],
  screenReader: [
    'With `text` it is an image of that name. Without it, it is hidden, and the words beside it say the figures.',
  ],
  good: { story: 'InWords', reason: 'The first and the last figure are said in words too.' },
  bad: { story: 'ScaleOfItsOwn', reason: 'One premium is ten times the other, and the lines look the same.' },
  related: ['YearBars', 'DifferenceLines'],
}
