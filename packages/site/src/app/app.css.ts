import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const main = style({
  minBlockSize: '70svh',
  paddingBlockEnd: theme.space[96],
  selectors: { '&:focus': { outline: 'none' } },
})

export const message = style({ maxInlineSize: theme.measure.reading, paddingBlock: theme.space[48] })

export const ways = style({ listStyle: 'none' })

/** About the height of the footer, on phones and on wide screens, so that nothing jumps when it arrives. */
export const footerSpace = style({
  blockSize: '70rem',
  background: theme.colour.tint,
  '@media': {
    'screen and (min-width: 40rem)': { blockSize: '42rem' },
    'screen and (min-width: 52rem)': { blockSize: '31rem' },
  },
})
