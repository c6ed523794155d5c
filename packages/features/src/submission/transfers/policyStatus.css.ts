import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const policy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[12],
  paddingBlock: theme.space[16],
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${theme.space[8]} ${theme.space[16]}`,
})

export const names = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'break-word' })

export const small = style({
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  lineHeight: 1.5,
  textWrap: 'pretty',
})

export const strong = style({ color: theme.colour.ink, fontWeight: 600 })
