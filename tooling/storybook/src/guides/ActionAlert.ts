import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it where something went wrong, or has changed, and one press can do something about it.',
    'Say in the title what happened, in the text what still holds, and on the button what a press does: "Try again".',
  ],
  avoid: [
    'Do not use it for a message without an action: that is an `Alert`.',
    'Do not use it for answers that were refused: an `ErrorSummary` leads to each of them.',
    'Do not give it a button that only closes it.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the button, also while it is busy.'],
    ['Enter or Space', 'Presses the button.'],
  ],
  screenReader: [
    'With `role` `alert` it is read at once when it appears, with `status` when the reader is free. Without a role it is plain content.',
    'The message begins with the word for its severity. While the button is busy, its name is `busyLabel`.',
  ],
  good: {
    story: 'Plain',
    reason: 'It says what happened and what still holds, and offers the one thing that helps.',
  },
  bad: { story: 'ButtonThatOnlyAgrees', reason: 'The button does nothing about what went wrong.' },
  related: ['Alert', 'QueryProblem', 'ToastRegion'],
}
