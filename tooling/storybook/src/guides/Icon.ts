import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it beside words that it repeats. It takes their colour.',
    'Take the kit’s icons by name, such as `CheckIcon`. The page "Icons" under "Tokens" shows them all.',
    'Mirror an arrow that points forwards or back in the styles of the part that shows it, where text runs from right to left.',
  ],
  avoid: [
    'Do not let an icon stand for words. It has no name and is hidden from assistive technology.',
    'Do not use it for a drawing of a cover: that is a `Sketch`.',
  ],
  keyboard: [],
  screenReader: [
    'It is hidden from assistive technology. A button that shows an icon alone needs a name of its own.',
  ],
  good: { story: 'BesideWords', reason: 'The words say what a press does; the icon helps to find them.' },
  bad: { story: 'WithoutWords', reason: 'The buttons have no names, and their drawings have to be guessed.' },
  related: ['Sketch', 'IconList', 'Badge'],
}
