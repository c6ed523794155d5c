import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** One question after the other, and what leads on. */
export const questions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[32],
  marginBlockEnd: theme.space[40],
})

/** Apart from what the step is for. */
export const why = style({
  paddingBlockStart: theme.space[16],
  borderBlockStart: `1px solid ${theme.colour.line}`,
})
