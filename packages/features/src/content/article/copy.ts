/** Words of a page of words that are not its own. */
export const articleCopy = { contents: 'On this page' }
