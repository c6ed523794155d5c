import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for two to five short sentences, each with an icon that tells it from the others.',
    'Set `size={15}` in a panel beside the page.',
  ],
  avoid: [
    'Do not use it where each item would have the same icon: that is a `BulletList`.',
    'Do not leave it to the icon to say yes or no. The words say it.',
  ],
  keyboard: [],
  screenReader: ['It is a list. Its icons are hidden from assistive technology.'],
  good: { story: 'Two', reason: 'The icons tell the two apart, and the words say what each means.' },
  bad: { story: 'SameIconThroughout', reason: 'A tick stands before what is needed and before what is not.' },
  related: ['BulletList', 'Icon', 'PremiumPanel'],
}
