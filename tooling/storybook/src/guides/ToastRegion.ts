import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Put one around the page, and show a message with `useToast` when something has happened that the page itself does not show.',
    'Say what happened in one sentence, such as "We deleted the quote from 3 March".',
  ],
  avoid: [
    'Do not use it for an error that needs an answer, or for something to read: that is an `Alert` in the page.',
    'Do not put an action in it that is found nowhere else: the message may be gone.',
    'Do not show one from a dialog, which hides the rest of the page from assistive technology.',
  ],
  keyboard: [
    [
      'Tab',
      'Reaches the buttons of the messages after everything else in the page. While one has the focus, no message goes by itself.',
    ],
    [
      'Enter or Space',
      'Presses the action, or dismisses the message; the focus returns to where it came from.',
    ],
  ],
  screenReader: [
    'The region is a landmark named by `label`, with a `status` in it. A new message is announced politely, with the word for its severity.',
    'A message stays until it is dismissed. With `passing` it goes after 20 seconds, which rest under the pointer and the focus; with reduced motion it stays.',
  ],
  good: { story: 'StaysUntilDismissed', reason: 'A short sentence on what has just been done.' },
  bad: {
    story: 'AnErrorThatNeedsAnAnswer',
    reason: 'What has to be put right disappears from where it is put right.',
  },
  related: ['Alert', 'ActionAlert', 'SaveStatus'],
}
