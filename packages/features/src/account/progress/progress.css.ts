import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[16],
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${theme.space[8]} ${theme.space[16]}`,
})

export const names = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'break-word' })

export const small = style({ color: theme.colour.softInk, fontSize: theme.text[15], lineHeight: 1.5 })

/** The link is at the end of the line, or wraps below it. */
export const next = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${theme.space[24]}`,
})

export const line = style({
  flex: '1 1 18rem',
  minInlineSize: 0,
  overflowWrap: 'break-word',
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  lineHeight: 1.5,
  textWrap: 'pretty',
})

/** Cards one under the other. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[16],
  listStyle: 'none',
})

export const strong = style({ color: theme.colour.ink, fontWeight: 600 })
