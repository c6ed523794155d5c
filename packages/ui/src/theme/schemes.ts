/** Attribute of the root element: the scheme that the visitor chose. Without it the page follows the device. */
export const SCHEME_ATTRIBUTE = 'data-scheme'

const chosen = (scheme: 'light' | 'dark') =>
  `[${SCHEME_ATTRIBUTE}="${scheme}"], [${SCHEME_ATTRIBUTE}="${scheme}"] *`

/** Selectors of dark elements, by media query: the device is dark and light was not chosen, or dark was. */
export const darkPlaces = (selector: string): Readonly<Record<string, string>> => ({
  '(prefers-color-scheme: dark)': `:is(${selector}):not(:where(${chosen('light')}))`,
  screen: `:is(${selector}):where(${chosen('dark')})`,
})
