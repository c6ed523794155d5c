import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for figures with two things in common: a row and a column.',
    'Set `align: "end"` for columns of figures, and mark the column that names the row as `rowHeader`.',
    'Take `narrow="fit"` for two or three narrow columns.',
  ],
  avoid: [
    'Do not use it for names with values: that is a `SummaryList`.',
    'Do not use it where visitors want another order: that is a `DataTable`.',
    'Do not lay out text with it.',
  ],
  keyboard: [],
  screenReader: [
    'It is named by its caption, also where the caption is hidden.',
    'Cells are read with the names of their row and column, also where rows become blocks on a phone.',
  ],
  good: { story: 'Changes', reason: 'Figures stand under each other and can be compared.' },
  bad: {
    story: 'WordsInATable',
    reason: 'Two sentences are pressed into cells, where a list would do.',
  },
  related: ['DataTable', 'ReviewTable', 'SummaryList'],
}
