import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for running text, and for words that need a size, tone or weight of the theme.',
    'Set `measure` for text of several lines, and `tabular` for amounts that are compared.',
  ],
  avoid: [
    'Do not use it for headings: a `Heading` has a rank.',
    'Do not set a tone to carry a meaning that the words don’t.',
  ],
  keyboard: [],
  screenReader: ['It is a paragraph, or the element in `as`. Size, tone and weight are not heard.'],
  good: { story: 'Plain', reason: 'A paragraph takes its look from the page.' },
  bad: { story: 'SizeForAHeading', reason: 'It looks like a heading, and no list of headings has it.' },
  related: ['Heading', 'Link', 'BulletList'],
}
