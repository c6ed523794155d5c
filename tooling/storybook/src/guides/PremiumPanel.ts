import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it beside a page that changes a premium: what is paid now, what after the change, and the difference.',
    'Give what else follows from the change as its children, such as an `IconList`.',
  ],
  avoid: [
    'Do not use it for a premium that doesn’t change: that is a `SummaryList`.',
    'Do not show figures before they are worked out: `figures` is null then, and the children say why.',
  ],
  keyboard: [
    ['Tab', 'Passes it by, unless its children take the focus. A script may move the focus to its heading.'],
  ],
  screenReader: [
    'It is a region named by its heading of level 2. The figures are names with their values.',
    'Nothing is announced when the figures change: the page does that, once typing rests.',
  ],
  good: { story: 'Changed', reason: 'Each figure says when it is paid, and what makes the difference.' },
  bad: {
    story: 'NamesWithoutATime',
    reason: 'Nothing says which premium is paid now and which after the change.',
  },
  related: ['PremiumBar', 'SummaryList', 'SampleLine'],
}
