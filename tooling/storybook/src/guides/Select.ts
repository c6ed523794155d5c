import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for one answer out of about eight to thirty that visitors know, such as a state or a title.',
    'Put the options in an order that people expect.',
  ],
  avoid: [
    'Do not use it for a few answers: a `RadioGroup` or a `Segmented` shows them all.',
    'Do not use it for hundreds of options: that is an `Autosuggest`.',
    'Do not go to another page when an option is chosen.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to it.'],
    ['Letters', 'Choose the option that begins with them.'],
    [
      'Down and up arrow',
      'Choose the next or the previous option, or open the list first, as the browser does.',
    ],
  ],
  screenReader: [
    'It is the browser’s own control. Its name is the label, its description the hint and then the error.',
  ],
  good: { story: 'Plain', reason: 'Visitors know their state and find it in the list.' },
  bad: { story: 'YesAndNo', reason: 'Two answers are hidden until the list is opened.' },
  related: ['RadioGroup', 'Autosuggest', 'Segmented'],
}
