import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for a list of things that have parts: a `TaskRow`, a `DocumentRow` or a `CoverBar` in each `li`.',
    'Set `inset` in a `Card` that is `flush`.',
  ],
  avoid: [
    'Do not use it for sentences: that is a `BulletList`.',
    'Do not use it for rows of figures: that is a `Table`.',
  ],
  keyboard: [],
  screenReader: ['It is a list named by `label` or by the heading in `labelledBy`; its length is announced.'],
  good: { story: 'Two', reason: 'A line parts one thing from the next.' },
  bad: {
    story: 'RowsOfSentences',
    reason: 'Lines between sentences make them look like things that can be pressed.',
  },
  related: ['TaskRow', 'DocumentRow', 'CoverBar'],
}
