import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it to go to another page, or to another place on this one.',
    'Take `inline` in a sentence, `standalone` by itself, and `quiet` in a header, a footer or a trail.',
    'Say in the words where it leads, and that it opens a new tab where it does.',
  ],
  avoid: [
    'Do not use it for what happens on the page: that is a `Button`.',
    'Do not name it "here" or "more".',
    'Do not use `quiet` in running text, where nothing shows that it is a link.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter', 'Follows it.'],
  ],
  screenReader: [
    'Its name is its words. Screen readers list the links of a page without the sentences around them.',
    'With `current` it is announced as the current page or step.',
  ],
  good: { story: 'InASentence', reason: 'The words say where it leads without the rest of the sentence.' },
  bad: { story: 'NamedHere', reason: 'In a list of links there are two called "here".' },
  related: ['ButtonLink', 'Anchor', 'Breadcrumbs'],
}
