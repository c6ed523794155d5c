import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it where any number of files can be added. It takes dropped files too.',
    'Say in the `hint` which types are taken and how large each file may be.',
    'Show what was chosen in a `FileList` under it.',
  ],
  avoid: [
    'Do not use it for one file: that is a `FileField`.',
    'Do not rely on `accept`: other files can be chosen all the same.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the control.'],
    ['Enter or Space', 'Opens the browser’s choice of files.'],
  ],
  screenReader: [
    'It is the browser’s own control, named by the label and described by the hint and then the error.',
    'It is empty again after each choice. The list that shows the files has to say what happened.',
  ],
  good: { story: 'Several', reason: 'The hint says what is taken before anything is chosen.' },
  bad: { story: 'RulesLeftUnsaid', reason: 'The error names neither the file nor the rule it broke.' },
  related: ['FileList', 'FileField'],
}
