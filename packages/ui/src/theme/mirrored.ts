/** For drawings without words that begin where text does: they are mirrored where text runs from right to left. */
export const mirrored = { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } } as const
