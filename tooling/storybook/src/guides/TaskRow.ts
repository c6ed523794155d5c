import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for something to do, in a list of `Rows`: what it is, why or by when, and the way to do it.',
    'Set `level` to the rank that its title has under the heading of the list.',
    'Set `isDone` and a `Badge` once nothing is left to do.',
  ],
  avoid: [
    'Do not use it for news without something to do: that is an `Alert`.',
    'Do not use it for documents: that is a `DocumentRow`.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the action.'],
    ['Enter', 'Follows the link, or presses the button.'],
  ],
  screenReader: [
    'Its title is a heading, unless `level` is 0. The icon is hidden from assistive technology.',
  ],
  good: { story: 'Several', reason: 'Each row says what to do, and the action says it again.' },
  bad: { story: 'NothingToDo', reason: 'It looks like a task and gives nothing to do.' },
  related: ['Rows', 'DocumentRow', 'Badge'],
}
