import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for one file. It takes a dropped file too.',
    'Say in the `hint` which types are taken and how large the file may be, and check both when it was chosen.',
    'Give a `replacement` where the file is sent at once: its name and progress take the place of the control.',
  ],
  avoid: [
    'Do not use it for several files: that is a `FilesField` with a `FileList`.',
    'Do not rely on `accept`: another file can be chosen all the same.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the control, or to the buttons of the chosen file.'],
    ['Enter or Space', 'Opens the browser’s choice of files, or presses the button.'],
  ],
  screenReader: [
    'It is the browser’s own control, named by the label and described by the hint and then the error.',
    'What stands in its place once there is a file is a group named by the label and the file. It takes the focus, and its status is announced.',
  ],
  good: { story: 'Plain', reason: 'The hint says which file is wanted.' },
  bad: { story: 'RuleLeftUnsaid', reason: 'Nobody can know which file would be right.' },
  related: ['FilesField', 'FileList'],
}
