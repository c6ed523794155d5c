import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it to compare a few amounts of one unit, and to show what each is made of.',
    'Write the finding as its title: "Most of your need is the mortgage".',
    'Give bars of several parts a `table` too: their words stand in one line only.',
  ],
  avoid: [
    'Do not use it for figures over time: that is a `YearBars`, or `DifferenceLines` where several are compared.',
    'Do not use it for two parts of one whole: that is a `SplitBar`.',
    'Do not use more than five parts in a bar.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus from part to part of a bar; the line below shows the part that has it.'],
    ['Enter or Space', 'Opens or closes the table, where there is one and its summary has the focus.'],
  ],
  screenReader: [
    'The chart is a figure named by its title, and its bars are a list. Each bar is read with its label and its amount.',
    'Each part is an image with its label and amount as its name. A bar without parts is hidden: the words say it.',
  ],
  good: { story: 'Parted', reason: 'The title says what the bars show.' },
  bad: {
    story: 'TitleWithoutAFinding',
    reason: 'The title names the subject and leaves the finding to the reader.',
  },
  related: ['YearBars', 'SplitBar', 'Table'],
}
