import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it where a link needs a look of its own that a stylesheet of the page or brand gives: a whole card, a tile, an item of a menu.',
    'Give it the class of that look as `className`. It takes what an `a` element takes.',
  ],
  avoid: [
    'Do not use it in running text or by itself: that is a `Link`.',
    'Do not use it for what looks like a button: that is a `ButtonLink`.',
    'Do not use it for what happens on the page: that is a `Button`.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter', 'Follows it.'],
  ],
  screenReader: [
    'It is a link whose name is everything inside it. Keep that short where it holds a whole card.',
    'It is rendered by `LinkComponentContext`, so that an app can follow addresses of its own without loading the page again.',
  ],
  good: { story: 'Plain', reason: 'It leads to the page that its words name.' },
  bad: {
    story: 'ForAnAction',
    reason: 'It leads nowhere and deletes something, which nobody expects of a link.',
  },
  related: ['Link', 'ButtonLink'],
}
