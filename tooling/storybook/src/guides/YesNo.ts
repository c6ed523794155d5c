import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for a question that a form puts word for word, such as a health question.',
    'Offer "I am not sure" in `texts` where the form knows what to do with it.',
    'Say in `why` what the answer is for.',
  ],
  avoid: [
    'Do not ask two things at once.',
    'Do not use it for a statement to agree to: that is a `Checkbox`.',
    'Do not use it for two answers other than yes and no: that is a `Segmented`.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the chosen answer, or to the first.'],
    ['Arrow keys', 'Choose the answer before or after, round the ends.'],
    ['Space', 'Chooses the answer that has the focus.'],
  ],
  screenReader: [
    'It is a `radiogroup` named by the question; its description is the hint and then the error.',
    'What stands in `why` is read before the answers.',
  ],
  good: { story: 'Unanswered', reason: 'One question, with what counts and what doesn’t in the hint.' },
  bad: {
    story: 'TwoQuestionsInOne',
    reason: 'Who smokes and was never refused can answer neither yes nor no.',
  },
  related: ['Segmented', 'RadioGroup', 'Checkbox'],
}
