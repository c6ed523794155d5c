import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for a fact or a state in one to five words, beside what it is about.',
    'Take the tone by what the words mean: `accent` for facts, `action` for a change, the others for states.',
  ],
  avoid: [
    'Do not use it for a sentence: that is a `Text` or an `Alert`.',
    'Do not use it as a button or a link. It cannot be pressed.',
    'Do not leave the meaning to the colour. The words say it.',
  ],
  keyboard: [],
  screenReader: [
    'It is text in its place and is read with what stands around it. Nothing is announced when it changes.',
    'Its icon is hidden from assistive technology.',
  ],
  good: { story: 'EveryTone', reason: 'Each badge can be read in a glance.' },
  bad: { story: 'ASentence', reason: 'A sentence with a date is too much for a badge.' },
  related: ['Chip', 'Alert', 'TaskRow'],
}
