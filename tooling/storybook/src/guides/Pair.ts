import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for a form with a quiet panel beside it, such as the reason why something is asked.',
    'Name the panel in `asideLabel`.',
    'Set `sticky` for a panel that goes with a long form.',
  ],
  avoid: [
    'Do not put in the panel what is needed to answer: that is the `hint` of a field.',
    'Do not use it for results or tables: that is a `WithSide`.',
    'Do not put the button that sends the form into the panel.',
  ],
  keyboard: [],
  screenReader: [
    'The panel is a complementary landmark named by `asideLabel`, and is read after the form.',
    'The drawing in `perch` is hidden from assistive technology.',
  ],
  good: { story: 'Plain', reason: 'The form can be filled in without the panel.' },
  bad: { story: 'NeededToAnswer', reason: 'On a phone the panel is under the form and is read too late.' },
  related: ['WithSide', 'FlowFrame', 'Columns'],
}
