import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for the heading of a page or of a part of it. `level` is its rank, `size` only its look.',
    'Give each page one heading of level 1, and go down one level at a time.',
    'Set `tabIndex={-1}` and a `ref` where the focus moves to it, as after a page has changed.',
  ],
  avoid: [
    'Do not choose a level for its size: set `size`.',
    'Do not use it for words that head nothing: that is a `Text`.',
  ],
  keyboard: [],
  screenReader: [
    'Screen readers list the headings of a page by their levels, and many visitors go through a page by them.',
    'A region that is `labelledBy` its `id` takes its name.',
  ],
  good: { story: 'Levels', reason: 'Each heading is one level below what it belongs to.' },
  bad: {
    story: 'LevelLeftOut',
    reason: 'The sizes look right, and the levels say that the parts belong elsewhere.',
  },
  related: ['Text', 'Card'],
}
