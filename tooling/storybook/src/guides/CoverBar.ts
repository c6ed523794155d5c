import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for a cover that someone has, in a list of `Rows`, with how much it is of what was worked out.',
    'Say the share in words in `text`.',
  ],
  avoid: [
    'Do not use it for what is still needed: that is a `NeedRow`.',
    'Do not draw a share where nothing was worked out: `share` is null then.',
  ],
  keyboard: [],
  screenReader: [
    'The bar is hidden from assistive technology: the name, the amount and the text are read in this order.',
  ],
  good: { story: 'InAList', reason: 'Each bar is explained by the words under it.' },
  bad: { story: 'BarWithoutWords', reason: 'Nothing says what the bar is a share of.' },
  related: ['NeedRow', 'Rows', 'SplitBar'],
}
