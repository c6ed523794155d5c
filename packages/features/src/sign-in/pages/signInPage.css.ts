import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gap: theme.space[8],
  paddingInlineStart: '1.2em',
  listStylePosition: 'outside',
})
