import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it where something is under way whose length and size nobody knows.',
    'Say in `label` what is under way: "Getting your quotes".',
  ],
  avoid: [
    'Do not use it where what loads has a known place and size: a `Skeleton` keeps its room.',
    'Do not use it beside a button that began the work: the `Button` has its own while it is `busy`.',
    'Do not show two of them on a page.',
  ],
  keyboard: [],
  screenReader: [
    'It is a `status`: its label is announced politely when it appears in a page that is there.',
    'The ring is hidden from assistive technology. With reduced motion it stands still, and the label says the same.',
  ],
  good: { story: 'WithLabel', reason: 'The words say what takes its time.' },
  bad: { story: 'WithoutAnOccasion', reason: '"Loading" says nothing that the ring does not show.' },
  related: ['Skeleton', 'Button', 'QueryView'],
}
