import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it to choose one out of many options that visitors can name, such as an occupation or a country.',
    'Say in the `hint` what to type.',
    'Give other names of an option as its `words`: abbreviations, everyday names, wrong spellings.',
    'Say in `texts.noResults` what to do where nothing is found; what comes close by letters stands under it. `texts.nothingClose` stands there where nothing does.',
  ],
  avoid: [
    'Do not use it for fewer than about twenty options: a `Select` or a `RadioGroup` shows them all.',
    'Do not use it for free text: a text that is no option gives null.',
    'Do not use it for an answer that may be left out. It is always required.',
  ],
  keyboard: [
    [
      'Letters',
      'Filter the options to those that contain the text, in any case and any order of words, the closest first.',
    ],
    ['Down and up arrow', 'Open the list and move the highlight, round the ends.'],
    ['Home and End', 'Highlight the first and the last option, once an option is highlighted.'],
    ['Enter or Tab', 'Takes the highlighted option, or the option whose label was typed in full.'],
    ['Escape', 'Closes the list; the text stays.'],
  ],
  screenReader: [
    'It is a `combobox`. The focus stays in the text while `aria-activedescendant` names the highlighted option.',
    'How many options match, and which is highlighted, is announced once typing rests for 1.4 seconds.',
  ],
  good: { story: 'Empty', reason: 'Nobody wants to scroll through every occupation there is.' },
  bad: { story: 'AFewOptions', reason: 'Two answers hide behind a text that has to be typed.' },
  related: ['Select', 'RadioGroup', 'TextField'],
}
