import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for a message that belongs to the page or to the part of it where it stands.',
    'Take `success` for what was done, `info` for what is worth knowing, `warn` for what may go wrong and `error` for what did.',
    'Give it a `role` if it appears while the visitor is on the page.',
  ],
  avoid: [
    'Do not use it for the error of one field: that is the `error` of the field.',
    'Do not use it for what passes without an answer: that is a message of the `ToastRegion`.',
    'Do not let a message interrupt (`role="alert"`) that can wait.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the links in it, and to the button that dismisses it where there is one.'],
    ['Enter or Space', 'Dismisses it where the button has the focus.'],
  ],
  screenReader: [
    'The message begins with a hidden word for its severity: "Success", "Information", "Warning" or "Error".',
    'With `role` `alert` it interrupts, with `status` it waits its turn. Without a role nothing is announced.',
  ],
  good: { story: 'Severities', reason: 'Colour, icon and words agree on how grave each message is.' },
  bad: {
    story: 'EverythingIsUrgent',
    reason: 'Good news is drawn as an error and interrupts what is being read.',
  },
  related: ['ActionAlert', 'ErrorSummary', 'ToastRegion'],
}
