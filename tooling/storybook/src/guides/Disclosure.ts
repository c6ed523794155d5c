import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for detail that some visitors want and others don’t, such as how a figure was worked out.',
    'Name in the summary what opens: "How we worked this out".',
  ],
  avoid: [
    'Do not put in it what visitors have to know before they decide.',
    'Do not use it for several sections under each other: that is an `Accordion`.',
    'Do not put a link or a button in the summary.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the summary, and into the content while it is open.'],
    ['Enter or Space', 'Opens it, or closes it.'],
  ],
  screenReader: [
    'It is the browser’s own `details`: the summary is announced as collapsed or expanded.',
    'Closed content is in the page: finding in the page opens it, and it is printed open.',
  ],
  good: { story: 'Closed', reason: 'The summary says what opens, and nobody needs it to go on.' },
  bad: { story: 'WhatMustBeRead', reason: 'An exclusion is hidden behind a word that says nothing.' },
  related: ['Accordion', 'Tooltip', 'Dialog'],
}
