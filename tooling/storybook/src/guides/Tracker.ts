import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it to show in one line how far something is, in two to six stages.',
    'Name each stage in one to three words.',
  ],
  avoid: [
    'Do not use it for dates and sentences: that is a `Timeline`.',
    'Do not use it for the steps of a form: that is a `StepBar`.',
    'Do not make a stage a link. It cannot be pressed.',
  ],
  keyboard: [],
  screenReader: [
    'It is a list named by `label`. The state of each stage is read after its name, and the current one has `aria-current`.',
    'Where a narrow place shows one name alone, all names are still read.',
  ],
  good: { story: 'UnderWay', reason: 'Five short names fit in one line.' },
  bad: { story: 'StagesInSentences', reason: 'Sentences don’t fit beside each other, and break in pieces.' },
  related: ['Timeline', 'StepBar', 'Badge'],
}
