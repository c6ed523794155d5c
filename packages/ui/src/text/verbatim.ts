/** The `translate` of an element: a browser that translates leaves a text without letters as it is, such as an amount. */
export const verbatim = (text: string): 'no' | undefined => (/\p{L}/u.test(text) ? undefined : 'no')
