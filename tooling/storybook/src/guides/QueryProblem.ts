import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for something that is read from a server and is on the page throughout, such as a field whose options are read.',
    'Move the focus in `onRecovered` to what came: the button that had it is gone.',
  ],
  avoid: [
    'Do not use it for a list or a text that only appears once it is read: that is a `QueryView`, which contains one.',
    'Do not show the words of the server. Say what the visitor can’t do, and what helps.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the button, also while it is busy.'],
    ['Enter or Space', 'Reads again.'],
  ],
  screenReader: [
    'A failure is an `alert`, data that may be out of date is a `status`. While all is well there is nothing.',
    'While it is read again the button keeps the focus and is called what `texts.loading` says.',
  ],
  good: { story: 'Failed', reason: 'It says what is missing and what can be done.' },
  bad: { story: 'WordsOfTheServer', reason: 'A number and an address help nobody who came for a quote.' },
  related: ['QueryView', 'ActionAlert', 'Autosuggest'],
}
