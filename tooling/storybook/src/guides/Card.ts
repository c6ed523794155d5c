import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it to hold together what belongs to one thing, such as a policy or a result.',
    'Make it a `section` with `labelledBy` where it has a heading.',
    'Set `flush` for a list of `Rows` whose lines reach its edges.',
  ],
  avoid: [
    'Do not put cards in cards.',
    'Do not put every paragraph of a page in a card of its own: a `Stack` keeps them apart.',
    'Do not use the tone `action` for more than one of a row: it marks the one that is chosen.',
  ],
  keyboard: [],
  screenReader: [
    'It is a `div` without a meaning. As a `section` with `labelledBy` it is a region of that name.',
  ],
  good: { story: 'Regions', reason: 'Each card is about one cover, and one is marked.' },
  bad: {
    story: 'EverythingInCards',
    reason: 'The name and the amount of one cover look like things of their own.',
  },
  related: ['Box', 'Rows', 'SignCard'],
}
