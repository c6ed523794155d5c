/** The `translate` of an element. Browsers that translate leave an amount, which has no letters, as it is. */
export const verbatim = (text: string): 'no' | undefined => (/\p{L}/u.test(text) ? undefined : 'no')
