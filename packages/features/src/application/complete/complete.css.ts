import { style } from '@vanilla-extract/css'

/** What only leads elsewhere: paper has no use for it. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })
