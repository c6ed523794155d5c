import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: theme.space[32],
  paddingBlock: `${theme.space[48]} ${theme.space[96]}`,
})

export const today = style({
  display: 'grid',
  gap: theme.space[12],
  padding: theme.space[24],
  background: theme.colour.tint,
  borderRadius: theme.radius.card,
})

export const links = style({ display: 'grid', listStyle: 'none' })

export const list = style({
  display: 'grid',
  gap: theme.space[8],
  paddingInlineStart: '1.4em',
  listStylePosition: 'outside',
})
