import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it at the end of a form that is signed: what is declared, the name that signs it, and the button.',
    'Put every declaration in a `Checkbox` of its own.',
  ],
  avoid: [
    'Do not use it for a form that is only sent: a `Button` is enough.',
    'Do not disable the button while something is missing. A press says what is missing.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus from the declarations to the name to the button.'],
    ['Enter', 'Sends the form from the name or the button.'],
  ],
  screenReader: ['It has no meaning of its own: the fields in it have their labels and errors.'],
  good: {
    story: 'Blank',
    reason: 'The declaration is ticked, the name is typed, and then the button is pressed.',
  },
  bad: { story: 'DeclarationInTheButton', reason: 'What is declared isn’t agreed to by an act of its own.' },
  related: ['Checkbox', 'TextField', 'Form'],
}
