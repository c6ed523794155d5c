import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const facts = style({ display: 'grid', gap: theme.space[12], margin: 0 })

export const priced = style({ margin: 0 })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${theme.space[8]}`,
  paddingBlock: theme.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.line}` } },
})

export const name = style({ color: theme.colour.softInk, fontSize: theme.text[15] })

export const value = style({
  margin: 0,
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  overflowWrap: 'anywhere',
})

globalStyle(`${line} > ${value}`, { marginInlineStart: 'auto', textAlign: 'end', overflowWrap: 'normal' })
