import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const sample = style({
  padding: `${theme.space[12]} ${theme.space[16]}`,
  borderInlineStart: `4px solid ${theme.colour.accent}`,
  background: theme.colour.tint,
  fontWeight: 600,
})
