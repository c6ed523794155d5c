import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it where a section of a page has nothing yet: it says so, and offers what could be done.',
    'Name it by `label` or `labelledBy` where the section would be a region.',
  ],
  avoid: [
    'Do not use it while something loads or has failed: that is a `QueryView`.',
    'Do not leave the section out without a word. People look for it.',
    'Do not offer more than three links.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to its links.'],
    ['Enter', 'Follows the link.'],
  ],
  screenReader: ['With `label` or `labelledBy` it is a region of that name. Otherwise it is plain content.'],
  good: { story: 'WithLinks', reason: 'One line says what there isn’t and how to begin.' },
  bad: { story: 'WithoutAWayOn', reason: 'It speaks of data and leaves the visitor there.' },
  related: ['QueryView', 'Alert', 'Rows'],
}
