import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const rule = style({
  inlineSize: '100%',
  blockSize: '1px',
  marginBlock: theme.space[4],
  border: 0,
  background: theme.colour.line,
})
