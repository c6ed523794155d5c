import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it around every page of a flow: a `StepBar` or a way back first, then the page.',
    'Set `isWide` for results and tables, and leave it out for forms.',
  ],
  avoid: [
    'Do not use it for pages outside of a flow: that is a `Container` with `isPage`.',
    'Do not put a `Container` in it. It has the gutters of a page.',
  ],
  keyboard: [],
  screenReader: [
    'It has no meaning of its own. The page around it has the main part and the heading of level 1.',
    'A `SaveStatus` that `isAbove` moves to the row of the `StepBar` by styles alone: it is read where it stands in the source.',
  ],
  good: { story: 'Plain', reason: 'The place in the flow stands above a form of a form’s width.' },
  bad: {
    story: 'WideAroundAForm',
    reason: 'One short field stands at the edge of a page as wide as a table needs.',
  },
  related: ['StepBar', 'Pair', 'WithSide'],
}
