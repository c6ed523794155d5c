import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for words that the eye takes from what stands around: the name of the row behind "Change".',
    'Begin the name of a link or button with the words that are seen.',
  ],
  avoid: [
    'Do not hide what everyone needs.',
    'Do not put a link, a button or a field in it: the focus would vanish.',
    'Do not repeat what is read anyway.',
  ],
  keyboard: [],
  screenReader: ['Its words are read in their place, as if they were seen.'],
  good: {
    story: 'Plain',
    reason: 'Beside the row "Change" is enough; in a list of links it needs the name.',
  },
  bad: { story: 'WhatEveryoneNeeds', reason: 'Who sees the page has to guess which ages are taken.' },
  related: ['SkipLink', 'Link', 'Icon'],
}
