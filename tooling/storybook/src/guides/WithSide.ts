import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for results and tables with a panel beside them, which takes 20 rem where there is room.',
    'Name the panel in `asideLabel`.',
  ],
  avoid: [
    'Do not use it for a form: that is a `Pair`, which keeps the form narrow and beside its panel.',
    'Do not put in the panel what has to be read first: on phones it is under the content.',
  ],
  keyboard: [],
  screenReader: [
    'The panel is a complementary landmark named by `asideLabel`, and is read after the content.',
  ],
  good: { story: 'Plain', reason: 'The table takes the room that the panel leaves.' },
  bad: {
    story: 'AroundAForm',
    reason: 'A form takes little of the room: on a wide screen its panel stands far away from it.',
  },
  related: ['Pair', 'Columns', 'FlowFrame'],
}
