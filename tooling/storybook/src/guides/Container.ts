import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it once around the content of a page, or of a band of it, for the width and the gutters.',
    'Take `reading` for text, `form` for a form, `pair` for a form with a panel, and `page` for tables and results.',
    'Set `isPage` where a heading follows and no `Pair` or `WithSide` does.',
  ],
  avoid: [
    'Do not put containers in containers: each has gutters of its own.',
    'Do not use it for a page of a flow: that is a `FlowFrame`.',
  ],
  keyboard: [],
  screenReader: [
    'It is a `div` without a meaning. Give it `as="main"` only if nothing around it is the main part.',
  ],
  good: { story: 'Plain', reason: 'Lines are as long as they can be read with ease.' },
  bad: {
    story: 'LinesAcrossThePage',
    reason: 'On a wide screen the eye loses the beginning of the next line.',
  },
  related: ['FlowFrame', 'Pair', 'Box'],
}
