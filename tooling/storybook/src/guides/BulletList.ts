import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for two or more sentences or short texts of the same kind.',
    'Set `numbered` where the order matters, or where someone may refer to one of them.',
  ],
  avoid: [
    'Do not use it for names with values: that is a `SummaryList`.',
    'Do not use it for what can be pressed or has parts: that is a list of `Rows`.',
    'Do not make a list of one item.',
  ],
  keyboard: [],
  screenReader: ['It is a list: its length is announced, and with `numbered` the place of each item.'],
  good: { story: 'Sentences', reason: 'Two sentences that are read one after the other.' },
  bad: { story: 'OneItem', reason: 'One sentence is a paragraph: a `Text`.' },
  related: ['IconList', 'Rows', 'Text'],
}
