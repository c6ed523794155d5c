/** Texts of the framed app only. */
export const framedCopy = { newTab: ' (opens in a new tab)' }
