import type { ComponentGuide } from '../page/ComponentGuide.ts'

export const guide: ComponentGuide = {
  use: [
    'Use it for a document in a list of `Rows`: what it is, of when, and the way to have it or to send it.',
    'Name the action with the document for screen readers: "Download the receipt".',
  ],
  avoid: [
    'Do not use it for files that are being uploaded: that is a `FileList`.',
    'Do not show the name of the file where the document has a name that people know.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the link in the name, and to the action.'],
    ['Enter', 'Follows the link, or presses the action.'],
  ],
  screenReader: [
    'Name, detail and action are read in this order. The icon is hidden: the detail says the state too.',
  ],
  good: {
    story: 'ToHave',
    reason: 'The document is called what people call it, and the action says which one it is about.',
  },
  bad: {
    story: 'ActionWithoutAName',
    reason: 'A file name says little, and "Download" is the same for each row.',
  },
  related: ['Rows', 'FileList', 'TaskRow'],
}
