import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it around the fields that are sent together, with one `Button` of the type `submit`.',
    'Check the answers in `onSubmit`, and show what was refused in an `ErrorSummary` and beside the fields.',
    'Name it by `label` where a page has several forms.',
  ],
  avoid: [
    'Do not handle the press of the button by itself: Enter in a field has to send the form too.',
    'Do not put a form in a form.',
  ],
  keyboard: [['Enter', 'Sends the form from a field of one line, as a press of its button does.']],
  screenReader: [
    'With `label` it is a landmark of that name, otherwise it is not announced.',
    'The browser’s own messages are off, since they vanish and look different everywhere.',
  ],
  good: { story: 'Plain', reason: 'The button sends the form, and its words say what is sent.' },
  bad: {
    story: 'ButtonThatSendsNothing',
    reason: 'The button is of the type `button`: neither a press nor Enter sends the form.',
  },
  related: ['ErrorSummary', 'Button', 'TextField'],
}
