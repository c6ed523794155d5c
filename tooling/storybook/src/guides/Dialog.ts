import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for a question that must be answered before anything else, such as whether to stay signed in.',
    'Import it lazily from `@coverkit/ui/dialog`: it is the heaviest component of the kit.',
    'Name the buttons by what they do, and close it in `onOpenChange`.',
  ],
  avoid: [
    'Do not use it for something to read: that is a page, or a `Disclosure`.',
    'Do not use it for a form of more than a field or two.',
    'Do not open it before the visitor did anything, unless time runs out.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus through the dialog and round its end. It does not leave it.'],
    ['Escape', 'Closes it; the focus returns to what had it before.'],
  ],
  screenReader: [
    'It is a `dialog` named by its title and described by `description`. The rest of the page is hidden while it is open.',
    'The focus moves into it when it opens, and returns when it closes.',
  ],
  good: { story: 'Opened', reason: 'A short question with two answers that say what they do.' },
  bad: { story: 'MoreThanAQuestion', reason: 'Text to read and compare covers the page that it is about.' },
  related: ['Disclosure', 'Alert', 'Button'],
}
