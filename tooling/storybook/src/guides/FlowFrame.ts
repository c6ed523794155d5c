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
  good: { story: 'Plain', reason: 'The place in the flow stands above the page, in one frame.' },
  bad: {
    story: 'ContainerInside',
    reason: 'The gutters of the page are there three times, and a phone has little room left.',
  },
  related: ['StepBar', 'Pair', 'WithSide'],
}
