import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for everything that happens on the page: to send a form, to open a dialog, to add a row.',
    'Give a page one `primary` button, the one that leads on; what else may be done is `secondary` or `quiet`.',
    'Name the result: "Get quotes" rather than "Submit".',
  ],
  avoid: [
    'Do not use it to go to another page: `ButtonLink` looks the same and can be opened in a new tab.',
    'Do not disable it while something is missing. Let it be pressed and say what is missing in an `ErrorSummary`.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to it, also while it is busy.'],
    ['Enter or Space', 'Presses it. While it is busy nothing happens.'],
  ],
  screenReader: [
    'Its name is what it says, or `label`, which then has to begin with the visible words.',
    'While it is busy it is announced as unavailable under the name `busyLabel`, and the focus stays.',
  ],
  good: { story: 'Variants', reason: 'One button leads on, the others stand back.' },
  bad: { story: 'TwoThatLeadOn', reason: 'Two buttons claim to be the next step.' },
  related: ['ButtonLink', 'Link', 'Chip'],
}
