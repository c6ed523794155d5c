import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const bullets = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[8],
  paddingInlineStart: '1.25em',
  listStyle: 'disc outside',
})
