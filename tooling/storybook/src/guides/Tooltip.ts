import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for a few words that help some visitors, next to what they explain.',
    'Name its button by what it is about: "About the waiting period".',
  ],
  avoid: [
    'Do not put in it what a visitor needs to answer or to decide: that is the `hint` of a field, or text.',
    'Do not put links or buttons in it. What is longer than two sentences is a `Disclosure`.',
    'Do not put it inside a label, a link or another button.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the button. The words stay closed.'],
    ['Enter or Space', 'Opens the words, or closes them.'],
    ['Escape', 'Closes the words; the focus stays on the button.'],
  ],
  screenReader: [
    'The button is read with its name, then the words as its description, whether they are open or not.',
    'A mouse opens the words by pointing and may go onto them; they stay until it leaves, or until Escape is pressed.',
  ],
  good: { story: 'ByKeyboard', reason: 'The words add to what stands in the page anyway.' },
  bad: {
    story: 'TheOnlyPlace',
    reason: 'The limit is needed to answer, and is found by those alone who press the button.',
  },
  related: ['Disclosure', 'TextField'],
}
