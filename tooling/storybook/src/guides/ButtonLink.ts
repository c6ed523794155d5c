import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for the way on to another page, where it is as important as a button.',
    'Name where it leads, or what begins there: "Get a quote".',
  ],
  avoid: [
    'Do not use it for what happens on the page: that is a `Button`.',
    'Do not use it in running text: that is a `Link`.',
    'Do not give a page two that are `primary`.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter', 'Follows it. Space scrolls the page, as with every link.'],
  ],
  screenReader: [
    'It is a link, though it looks like a button: it is announced as what it does.',
    'It is rendered by `LinkComponentContext`, so that an app can follow addresses of its own without loading the page again.',
  ],
  good: { story: 'Variants', reason: 'Each leads to a page that its words name.' },
  bad: {
    story: 'ForAnAction',
    reason: 'It is announced as a link, and opened in a new tab it deletes nothing.',
  },
  related: ['Button', 'Link'],
}
