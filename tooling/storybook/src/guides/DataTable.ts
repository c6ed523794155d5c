import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for rows of figures that visitors want in another order, such as policies by premium.',
    'Give each row what it is sorted by in `sort`: amounts as numbers, dates as `2026-11-26`.',
    'Take `narrow="scroll"` where columns are compared, and `stack` where each row is read by itself.',
  ],
  avoid: [
    'Do not use it for names with values: that is a `SummaryList`.',
    'Do not make columns sortable that nobody looks for. Without any, use a `Table`.',
    'Do not lay out a page with it.',
  ],
  keyboard: [
    [
      'Tab',
      'Moves the focus to the next header that sorts; with `scroll`, first to the region of the table.',
    ],
    ['Enter or Space', 'Sorts by the column upwards, then downwards.'],
    ['Left and right arrow', 'Scroll the region that has the focus.'],
  ],
  screenReader: [
    'The table is named by its caption. The header that the rows are sorted by has `aria-sort`, and the new order is announced politely.',
    'Cells are read with the names of their row and column, also where rows become blocks on a phone.',
  ],
  good: { story: 'Sortable', reason: 'Figures stand under each other at the end of their columns.' },
  bad: {
    story: 'FiguresAtTheStart',
    reason: 'Figures that begin in one line cannot be compared by their length.',
  },
  related: ['Table', 'ReviewTable', 'SummaryList'],
}
