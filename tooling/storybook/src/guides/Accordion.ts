import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for questions of which a visitor reads one or two: each title says what its section answers.',
    'Leave all sections closed at first, or open the one that most people need.',
  ],
  avoid: [
    'Do not put in it what everyone has to read, such as an exclusion: many never open it.',
    'Do not use it for the steps of a form. A `StepBar` shows where a visitor is, and each step has an address.',
    'Do not use it for a single section: that is a `Disclosure`.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the next title, or into an open section.'],
    ['Enter or Space', 'Opens or closes the section whose title has the focus.'],
  ],
  screenReader: [
    'Each title is announced with whether its section is open, by the browser.',
    'With `only`, opening a section closes another without a word: the closed one is read as closed when it is reached again.',
  ],
  good: {
    story: 'Questions',
    reason: 'Each title is a question in full, and the sections open independently.',
  },
  bad: {
    story: 'OneWordTitles',
    reason: 'One word does not say what opens, so each section has to be opened to find out.',
  },
  related: ['Disclosure', 'Tabs', 'Card'],
}
