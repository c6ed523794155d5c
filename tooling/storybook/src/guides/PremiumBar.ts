import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it on pages with a `PremiumPanel`, for windows that have no room for the panel beside the page.',
    'Lead from its button to the panel, and move the focus there.',
  ],
  avoid: [
    'Do not use it without a panel: the bar alone doesn’t explain the difference.',
    'Do not give it the title of the panel: two regions would have one name.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to its button.'],
    ['Enter or Space', 'Presses the button.'],
  ],
  screenReader: [
    'It is a region named by `title`. It is hidden from everyone where the panel stands beside the page.',
    'Its difference is read as `text`, "$136.49 more", since an arrow is not heard.',
  ],
  good: { story: 'More', reason: 'The label says of what and for which time the amount is.' },
  bad: {
    story: 'ArrowWithoutWords',
    reason: 'Who hears the difference can’t know whether it is more or less.',
  },
  related: ['PremiumPanel', 'CompareBar'],
}
