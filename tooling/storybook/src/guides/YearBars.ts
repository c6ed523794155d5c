import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for one figure for each year, from 0 up, such as a premium by age.',
    'Write the finding as its title, and give every figure in words and in the `table`.',
    'Draw what it would be otherwise as a `mark`.',
  ],
  avoid: [
    'Do not use it to compare insurers: those are `DifferenceLines`.',
    'Do not use it for two or three figures: that is a `SummaryList` or a `Table`.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the chart, then to the line that opens the table.'],
    ['Left and right arrow', 'Go through the years; the line under the title says the figures.'],
    ['Home and End', 'Go to the first and the last year.'],
  ],
  screenReader: [
    'The drawing is hidden. Over it lies a slider named by `pick`, which says the year in words.',
    'The table holds every figure.',
  ],
  good: { story: 'ToSixtyFive', reason: 'The title says what thirty bars show.' },
  bad: { story: 'TwoYears', reason: 'Two figures are read faster in words, and the title finds nothing.' },
  related: ['DifferenceLines', 'Spark', 'BarChart'],
}
