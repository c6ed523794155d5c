import { style } from '@vanilla-extract/css'

/** Room for what comes after the page. */
export const place = style({
  minBlockSize: '5rem',
  '@media': { 'screen and (min-width: 40rem)': { minBlockSize: '2.75rem' } },
})
