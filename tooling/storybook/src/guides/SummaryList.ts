import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it to show what was answered or agreed, one name and one value in a line.',
    'Give it `lines` where there are more rows than the eye takes in at once.',
    'Put the link that changes a value in `action`, and say in its name what it changes.',
  ],
  avoid: [
    'Do not use it for figures that are compared with each other: that is a `Table`.',
    'Do not use it for a change of something: a `ReviewTable` shows before and after.',
  ],
  keyboard: [['Tab', 'Moves the focus to the next action, where there is one.']],
  screenReader: [
    'Names and values are a description list: a value is read after its name.',
    'The name of an action ends with what it changes, in words that are hidden from the eye: "Change: Mobile".',
  ],
  good: { story: 'WithActions', reason: 'Each action says what it changes.' },
  bad: { story: 'SameNames', reason: 'Read one after another, the links cannot be told apart.' },
  related: ['Table', 'ReviewTable', 'Rows'],
}
