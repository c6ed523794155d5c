import { style } from '@vanilla-extract/css'

/** Links and buttons that are of no use on paper: hidden in print. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })
