import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it at the end of a form whose answers are stored while they are given.',
    'Say in `line` what was stored where, and give an `action` where it failed.',
    'Set `isAbove` in a `FlowFrame`: what is calm stands at the end of the row of the `StepBar`.',
  ],
  avoid: [
    'Do not say that something is saved before it is.',
    'Do not use it for an error that stops the visitor: that is an `Alert`.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to its buttons, where there are any.'],
    ['Enter or Space', 'Presses the button.'],
  ],
  screenReader: [
    'The line and the passing word are two `status` regions: each is announced politely when it changes, and neither with the other.',
    'The note is never announced, nor is a line while `isLinePassing`.',
  ],
  good: { story: 'Saved', reason: 'It says what was sent, and how long it is kept.' },
  bad: { story: 'SavedBeforeItIs', reason: 'It says saved and saving at once, and one of them is not so.' },
  related: ['FlowFrame', 'Alert', 'ToastRegion'],
}
