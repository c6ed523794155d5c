import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: theme.space[24],
})

export const figureLabel = style({ color: theme.colour.softInk })

export const figure = style({
  fontSize: theme.text[20],
  fontWeight: 600,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
})

/** Two beside each other where there is room for both. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  gap: theme.space[24],
  alignItems: 'start',
  listStyle: 'none',
})

export const note = style({ color: theme.colour.softInk, fontSize: theme.text[15] })

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${theme.space[4]} ${theme.space[12]}`,
  alignItems: 'center',
})

export const premium = style({
  fontSize: theme.text[20],
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})

export const cover = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${theme.space[16]}`,
  paddingBlock: theme.space[8],
  borderBlockStart: `1px solid ${theme.colour.line}`,
})

/** Under the name of the cover where both have no room in a line. */
export const sum = style({
  marginInlineStart: 'auto',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})

export const terms = style({
  flex: '1 0 100%',
  color: theme.colour.softInk,
  fontSize: theme.text[15],
})
