import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[16],
  paddingBlock: theme.space[4],
})

export const label = style({ flex: '2 1 0', maxInlineSize: '100%', color: theme.colour.softInk })

/** Beside its label as long as no word of either has to break, below it else. */
export const value = style({
  flex: '3 1 0',
  maxInlineSize: '100%',
  fontVariantNumeric: 'lining-nums tabular-nums',
})
