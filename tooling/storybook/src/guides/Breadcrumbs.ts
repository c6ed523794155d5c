import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: ['Use them on pages that stand in a tree, such as articles, above the heading.'],
  avoid: [
    'Do not use them in a flow: a `StepBar` shows where a visitor is and leads back.',
    'Do not name the page itself in them. Its heading follows.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the next page of the trail.'],
    ['Enter', 'Opens the page.'],
  ],
  screenReader: [
    'The trail is a navigation named by `label`, with a list of links. The slashes between them are left out, in browsers that know text alternatives in styles.',
  ],
  good: { story: 'ThreePages', reason: 'From the home page down to the page above.' },
  bad: { story: 'WithThePageItself', reason: 'The last link leads to where the visitor is.' },
  related: ['Link', 'StepBar', 'SectionNav'],
}
