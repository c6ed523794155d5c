import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for short things side by side, such as buttons or badges, that wrap where there is no room.',
    'Set `spread` to push the last to the end of the row.',
    'Make it a `ul` with a `label` where they are a list.',
  ],
  avoid: [
    'Do not use it for text.',
    'Do not use it for columns that stay under each other: that is a `Columns`.',
    'Do not use it for fields: they stand one under the other in a `Stack`.',
  ],
  keyboard: [],
  screenReader: [
    'It is a `div` without a meaning and is read in the order of the source. As a `ul` or an `ol` it is a list.',
  ],
  good: {
    story: 'Plain',
    reason: 'Two buttons stand side by side, and under each other where there is no room.',
  },
  bad: { story: 'SentencesSideBySide', reason: 'Sentences beside each other are read as one.' },
  related: ['Stack', 'Columns'],
}
