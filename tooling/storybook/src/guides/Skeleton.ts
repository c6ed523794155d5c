import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it in the place of what loads, where its shape and size are known.',
    'Say in a `status` beside it what loads, as a `QueryView` does.',
  ],
  avoid: [
    'Do not use it where nobody knows what will come: that is a `Spinner`.',
    'Do not draw more than will come. What follows would jump.',
  ],
  keyboard: [],
  screenReader: [
    'It is hidden from assistive technology. Without a status beside it, nobody hears that something loads.',
  ],
  good: { story: 'Plain', reason: 'Three lines stand for about three lines of text.' },
  bad: { story: 'MoreThanWillCome', reason: 'Three cards promise more than the one line that comes.' },
  related: ['QueryView', 'Spinner'],
}
