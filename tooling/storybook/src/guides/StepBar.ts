import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it at the head of each page of a flow with 2 to 14 steps.',
    'Give an `href` to the steps that can be gone to, and a `back` link to the step before.',
    'Name each step by what it is about.',
  ],
  avoid: [
    'Do not use it for pages in any order: those are `Breadcrumbs` or `Tabs`.',
    'Do not use it for the sections of one long step: that is a `SectionNav`.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the way back, to the button, and through the steps of the open list.'],
    ['Enter or Space', 'Opens the list of steps, or closes it.'],
    ['Escape', 'Closes the list; the focus returns to the button.'],
  ],
  screenReader: [
    'The button says the place and the name of the step, and whether the list is open.',
    'The list is in the page while it is closed: each step is read with its state, and the current one has `aria-current`.',
  ],
  good: { story: 'Midway', reason: 'The visitor reads which step this is and how many there are.' },
  bad: { story: 'StepsWithoutNames', reason: 'Numbers alone don’t say what comes or where to go back to.' },
  related: ['FlowFrame', 'SectionNav', 'Breadcrumbs'],
}
