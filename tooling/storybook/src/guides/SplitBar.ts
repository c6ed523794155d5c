import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for one amount that is made of two parts, such as cover that is linked in part.',
    'Say in the `note` why it is split so.',
  ],
  avoid: [
    'Do not use it to compare two amounts that make no whole: that is a `BarChart`.',
    'Do not use it for more than two parts: that is a `BarChart` with parts.',
  ],
  keyboard: [],
  screenReader: [
    'It is a region named by `label`. The bar is hidden: the parts are names with their amounts.',
  ],
  good: { story: 'TwoParts', reason: 'The two amounts add up to the cover.' },
  bad: {
    story: 'PartsWithoutAWhole',
    reason: 'Nobody pays the sum of two premiums out of which one is chosen.',
  },
  related: ['BarChart', 'CoverBar'],
}
