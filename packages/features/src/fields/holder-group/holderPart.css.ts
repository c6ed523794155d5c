import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const part = style({
  marginBlockStart: theme.space[8],
  paddingBlockStart: theme.space[32],
  borderBlockStart: `1px solid ${theme.colour.hair}`,
})
