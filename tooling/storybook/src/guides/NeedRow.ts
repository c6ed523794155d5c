import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it in a list of needs: what is still needed of a cover, with a bar of what there is.',
    'Give all bars that stand together one `scale`, so that they can be compared.',
    'Write words in place of the amount where there is none: "No more needed".',
  ],
  avoid: [
    'Do not use it for covers that someone has: that is a `CoverBar`.',
    'Do not leave the figures to the bar. The label says them.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the summary of the working, where there is one.'],
    ['Enter or Space', 'Opens the working, or closes it.'],
  ],
  screenReader: [
    'It is a region named by its heading of level 3.',
    'The bar is hidden from assistive technology: the figure, its caption and the label say the same.',
  ],
  good: { story: 'Needed', reason: 'The bar shows what the label says in words.' },
  bad: { story: 'BarWithoutWords', reason: 'Nothing says what the two parts of the bar are.' },
  related: ['CoverBar', 'AmountField', 'BarChart'],
}
