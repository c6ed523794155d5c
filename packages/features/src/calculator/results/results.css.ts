import { globalStyle, style } from '@vanilla-extract/css'

/** Left out on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })

// On paper only the result is left: no header, footer or navigation of the site.
globalStyle('body > * header, body > * footer, body > * nav', {
  '@media': { print: { display: 'none' } },
})
