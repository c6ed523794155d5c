import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', margin: 0 })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[16],
  paddingBlock: theme.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.hair}` } },
})

export const label = style({ flex: '2 1 0', maxInlineSize: '100%', color: theme.colour.softInk })

/** Beside its label as long as no word of either has to break, below it else. */
export const value = style({
  flex: '3 1 0',
  maxInlineSize: '100%',
  margin: 0,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontWeight: 500,
})
