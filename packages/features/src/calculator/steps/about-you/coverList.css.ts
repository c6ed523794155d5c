import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: theme.space[8], listStyle: 'none' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  listStyle: 'none',
  fontWeight: 500,
})
