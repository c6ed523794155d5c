import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for an answer of one line. Take it as it is typed, and tidy it when it is read.',
    'Set `autoComplete` for what the browser knows of the visitor.',
    'Explain in the `hint`, and keep the label to a few words.',
  ],
  avoid: [
    'Do not use it for amounts, percent, telephone numbers or dates. They have fields of their own.',
    'Do not explain in a placeholder: there is none, since it goes when typing begins.',
    'Do not set `maxLength` but for codes of a fixed length.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the field.'],
    ['Enter', 'Sends the form around it.'],
  ],
  screenReader: [
    'Its name is the label, with "(optional)" where it is. Its description is the hint and then the error.',
    'Prefix and suffix are hidden. The `echo` is announced politely once typing rests for a second.',
  ],
  good: { story: 'WithHint', reason: 'The label names the field, and the hint explains.' },
  bad: { story: 'LabelThatExplains', reason: 'The label is so long that its first word is lost.' },
  related: ['TextArea', 'NumberField', 'Autosuggest'],
}
