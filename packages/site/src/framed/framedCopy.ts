/** Words that only the framed app says. */
export const framedCopy = { newTab: ' (opens in a new tab)' }
