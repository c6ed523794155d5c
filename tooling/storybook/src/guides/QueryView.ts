import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for what a page reads from a server, in each of its states: loading, failed, empty, out of date, and there.',
    'Give `isEmpty` and `empty` wherever there may be nothing.',
    'Set `lines` to about the room that the data takes, so that nothing jumps.',
  ],
  avoid: [
    'Do not use it for what is on the page in every state: that is a `QueryProblem`.',
    'Do not wrap a whole page in it. What needs no reading is shown at once.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the button that reads again, where there is one.'],
    ['Enter or Space', 'Reads again.'],
  ],
  screenReader: [
    'While it loads, a `status` says so, and the skeleton is hidden. A failure is an `alert`.',
    'After a press has helped, `onRecovered` moves the focus, unless it went elsewhere in the meantime.',
  ],
  good: { story: 'Empty', reason: 'A sentence says that there is nothing yet.' },
  bad: { story: 'EmptyWithoutAWord', reason: 'There are no policies, and nothing says so.' },
  related: ['QueryProblem', 'Skeleton', 'EmptyLine'],
}
