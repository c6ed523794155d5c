import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it beside a form of many sections, to show where the visitor is and to go back.',
    'Give an `href` to the sections that can be gone to now.',
  ],
  avoid: [
    'Do not use it for the steps of a flow: that is a `StepBar`.',
    'Do not rely on it on phones, where it is hidden: the page has to say there where it is.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus from section to section that can be gone to.'],
    ['Enter', 'Goes to the section.'],
  ],
  screenReader: [
    'It is a navigation named by its heading, with a list. The state of each section is read after its name.',
    'The current section is marked by `aria-current`.',
  ],
  good: { story: 'Midway', reason: 'Each section has a name, and one of them is current.' },
  bad: {
    story: 'NoneIsCurrent',
    reason: 'The sections have numbers for names, and nothing says where the visitor is.',
  },
  related: ['StepBar', 'Tabs', 'Pair'],
}
