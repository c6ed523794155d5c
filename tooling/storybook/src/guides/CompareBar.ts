import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it under a list from which two or more things are chosen to be compared.',
    'Say how many are chosen and how many can be: "3 of 4 chosen".',
  ],
  avoid: [
    'Do not use it for other actions on what is chosen.',
    'Do not use two bars at the foot of a page, such as this one and a `PremiumBar`.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the button that clears the choice, then to the link that compares.'],
    ['Enter', 'Presses the button, or follows the link.'],
  ],
  screenReader: [
    'It is a region named by `label`. It is in the page only while two or more are chosen.',
    'How many are chosen, and their names, is a `status`: changes are announced politely.',
  ],
  good: { story: 'Three', reason: 'The link says what it leads to, and how many are chosen can be read.' },
  bad: { story: 'LinkWithoutItsNumber', reason: 'Neither the count nor the link says anything by itself.' },
  related: ['Table', 'PremiumBar', 'ButtonLink'],
}
