import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it to show something as it is and as it would be, row by row, before a change is sent.',
    'Put the rows that change first.',
    'Give what changes a row back as its `actions`, named with the row for screen readers.',
  ],
  avoid: [
    'Do not use it for answers to look through: that is a `SummaryList`.',
    'Do not use it for figures without a before and an after: that is a `Table`.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the links and buttons of each row.'],
    ['Enter', 'Follows the link, or presses the button.'],
  ],
  screenReader: [
    'It is a table named by its caption, which is hidden: a heading says the same in sight.',
    'Cells are read with the names of their row and column, also where rows become blocks on a narrow window.',
  ],
  good: { story: 'ThreeCovers', reason: 'What changes comes first, and what stays stands back.' },
  bad: { story: 'ChangesAmongTheRest', reason: 'The two changes have to be looked for.' },
  related: ['Table', 'SummaryList', 'PremiumPanel'],
}
