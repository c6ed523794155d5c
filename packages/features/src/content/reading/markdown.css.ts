import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const prose = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space[16] })

globalStyle(`${prose} > h2:not(:first-child)`, { marginBlockStart: theme.space[32] })
globalStyle(`${prose} > h3:not(:first-child)`, { marginBlockStart: theme.space[12] })
globalStyle(`${prose} > table`, { marginBlock: theme.space[8] })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[8],
  paddingInlineStart: '1.4em',
  listStylePosition: 'outside',
})

globalStyle(`${list} > li`, { paddingInlineStart: theme.space[4] })
globalStyle(`${list} > li::marker`, { color: theme.colour.softInk, fontVariantNumeric: 'tabular-nums' })

/** A worked example, set apart from the running text. */
export const example = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[12],
  marginBlock: theme.space[8],
  padding: theme.space[24],
  background: theme.colour.tint,
  borderInlineStart: `3px solid ${theme.colour.accent}`,
  borderStartEndRadius: theme.radius.card,
  borderEndEndRadius: theme.radius.card,
})
