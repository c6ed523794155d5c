import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', margin: 0 })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: theme.space[16],
  paddingBlock: theme.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.hair}` } },
})

export const label = style({ color: theme.colour.softInk })

export const value = style({
  margin: 0,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontWeight: 500,
  overflowWrap: 'anywhere',
})
