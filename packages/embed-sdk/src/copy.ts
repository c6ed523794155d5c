/** Texts of the loader; a partner page can replace them through attributes. */
export const copy = {
  label: 'Get a quote',
  frameTitle: 'Life insurance quotes and applications',
  close: 'Close',
  noAnswer: 'Sorry, this has not loaded here.',
  openTab: 'Open it in a new tab',
} as const
