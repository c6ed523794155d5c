import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for two to four things of the same kind and about the same height, such as cards.',
    'Make it a `ul` with a `label` where they are a list.',
  ],
  avoid: [
    'Do not use it for two columns of fields: their order cannot be seen, and some are passed over.',
    'Do not use it for content with a panel beside it: that is a `Pair` or a `WithSide`.',
    'Do not use it for children that may wrap as they like: that is an `Inline`.',
  ],
  keyboard: [],
  screenReader: [
    'It is a `div` without a meaning and is read in the order of the source. As a `ul` or an `ol` it is a list.',
  ],
  good: {
    story: 'Plain',
    reason: 'Three things of the same kind stand side by side, and one under the other on a phone.',
  },
  bad: {
    story: 'TwoColumnsOfFields',
    reason: 'Nothing says whether the fields are filled in row by row or column by column.',
  },
  related: ['Inline', 'Stack', 'WithSide'],
}
