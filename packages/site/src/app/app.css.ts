import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const main = style({
  minBlockSize: '70svh',
  paddingBlockEnd: theme.space[64],
  '@media': { print: { minBlockSize: 0, paddingBlockEnd: 0 } },
  selectors: { '&:focus': { outline: 'none' } },
})

export const message = style({ paddingBlock: theme.space[40] })

/** In two columns where there is room, read down the first. */
export const ways = style({
  columns: '18rem 2',
  columnGap: theme.space[48],
  maxInlineSize: theme.measure.form,
  listStyle: 'none',
})

/** About the height of the footer, on phones and on wide screens, so that nothing jumps when it arrives. */
export const footerSpace = style({
  blockSize: '32rem',
  background: theme.colour.tint,
  '@media': {
    'screen and (min-width: 40rem)': { blockSize: '19rem' },
    'screen and (min-width: 64rem)': { blockSize: '14rem' },
    print: { display: 'none' },
  },
})
