import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for two to four rows of figures that lie close together, such as premiums by age.',
    'Give for each point how much more it is than the lowest, and write the finding as the title.',
    'Give the figures again as a `table`.',
  ],
  avoid: [
    'Do not use it for one row of figures: that is a `YearBars`.',
    'Do not use it for figures of different units.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the chart, then to the line that opens the table.'],
    ['Left and right arrow', 'Go through the points; the line under the title says the figures.'],
    ['Home and End', 'Go to the first and the last point.'],
  ],
  screenReader: [
    'The drawing is hidden. Over it lies a slider named by `pick`, which says the figures of a point in words.',
    'The table holds every figure.',
  ],
  good: { story: 'Three', reason: 'The title says which is lowest when, and the lines show it.' },
  bad: { story: 'OneLine', reason: 'A single line has nothing to differ from, and the title finds nothing.' },
  related: ['YearBars', 'Spark', 'DataTable'],
}
