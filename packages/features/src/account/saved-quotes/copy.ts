export const savedQuotesCopy = {
  title: 'Saved quotes',
  loading: 'Getting your saved quotes',
  none: 'No saved quotes yet. Choose an insurer while you are signed in, and the quote is kept here.',
  failed: {
    title: 'We could not get your saved quotes',
    text: 'Nothing is lost: what you saved is still with us.',
    again: 'Try again',
    busy: 'Getting your saved quotes',
  },
  fee: 'Policy fee included',
  saved: (day: string) => `Saved on ${day}.`,
  holds: (day: string) => `Finish an application by ${day}; after it, prices are asked for again.`,
  held: (day: string) => `These prices held until ${day}. Get a quote for those of today.`,
  goOn: 'Go on with this quote',
  of: (insurer: string) => `of ${insurer}`,
  anew: 'Get a quote',
}
