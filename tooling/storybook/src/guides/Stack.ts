import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for everything that stands one under the other. Nothing else in the kit has a margin.',
    'Put what belongs together in a stack of its own with a smaller `gap`.',
    'Make it a `ul` with a `label` where it is a list.',
  ],
  avoid: [
    'Do not use it for things side by side: that is an `Inline` or a `Columns`.',
    'Do not space children by empty elements or margins.',
  ],
  keyboard: [],
  screenReader: [
    'It is a `div` without a meaning and is read in the order of the source. As a `ul` or an `ol` it is a list.',
  ],
  good: { story: 'Plain', reason: 'The heading stands close to what it heads.' },
  bad: { story: 'TornApart', reason: 'What belongs together stands as far apart as the parts of a page.' },
  related: ['Inline', 'Columns', 'Box'],
}
