import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for a password, to sign in or to choose one. It can be pasted, and managers can fill it in.',
    'Set `autoComplete` to `current-password` or `new-password`.',
    'Say the rules of a new password in the `hint`.',
  ],
  avoid: [
    'Do not ask for a new password twice: the visitor can have it shown.',
    'Do not use it for codes that arrive by mail: that is a `TextField`.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the field, then to the button that shows the password.'],
    ['Enter or Space', 'On the button: shows the password, or hides it.'],
  ],
  screenReader: [
    'Its name is the label, its description the hint and then the error.',
    'The button says what a press does, and is described by the label of the field.',
  ],
  good: { story: 'ShownAndHidden', reason: 'The visitor can check what was typed.' },
  bad: { story: 'RulesInTheErrorAlone', reason: 'The rules come after the visitor has chosen a password.' },
  related: ['TextField', 'Form'],
}
