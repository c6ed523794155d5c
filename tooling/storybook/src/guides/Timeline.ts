import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for what has happened, what happens now and what comes, each with its date and a sentence.',
    'Mark a stage as `skipped` that is not expected to come, and say so in `when`.',
  ],
  avoid: [
    'Do not use it for the steps of a form: that is a `StepBar`.',
    'Do not use it where the names of the stages are enough: that is a `Tracker`.',
    'Do not promise a date that nobody gave.',
  ],
  keyboard: [],
  screenReader: [
    'It is a list named by `label` or `labelledBy`. The state of each stage is read after its title.',
    'The current stage has `aria-current`.',
  ],
  good: { story: 'UnderWay', reason: 'Each stage says who does what, and by when.' },
  bad: { story: 'WithoutDates', reason: 'Words from the office say neither what happens nor when.' },
  related: ['Tracker', 'StepBar'],
}
