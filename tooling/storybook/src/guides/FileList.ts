import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for files and what becomes of each: waiting, on their way, arrived or refused.',
    'Say the state in words in `status`, and give `progress` while something is under way.',
  ],
  avoid: [
    'Do not use it for documents that visitors can only open: those are `DocumentRow`s.',
    'Do not announce each percent. Say in a status of the page when all files have arrived.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the buttons of each file.'],
    ['Enter or Space', 'Presses the button.'],
  ],
  screenReader: [
    'It is a list named by `label`. The name of each button ends with the name of its file.',
    'Progress is a `progressbar` named by the file. Nothing is announced by itself.',
  ],
  good: { story: 'EachState', reason: 'Words, icon and bar agree on where each file is.' },
  bad: {
    story: 'StateByColourAlone',
    reason: 'The colour says that something is wrong, and no word says what.',
  },
  related: ['FilesField', 'FileField', 'DocumentRow'],
}
