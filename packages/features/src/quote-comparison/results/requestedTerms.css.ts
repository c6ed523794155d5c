import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ margin: 0 })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: theme.space[12],
  paddingBlock: theme.space[12],
  lineHeight: 1.4,
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${theme.colour.line}` },
    '&:last-child': { paddingBlockEnd: 0 },
  },
})

export const label = style({ gridColumn: 1, color: theme.colour.softInk, fontSize: theme.text[15] })

export const value = style({ gridColumn: 1, margin: 0, fontWeight: 600 })

export const rest = style({
  gridColumn: 1,
  margin: 0,
  color: theme.colour.softInk,
  fontSize: theme.text[15],
})

export const change = style({ gridColumn: 2, gridRow: '1 / span 3', alignSelf: 'center', margin: 0 })
