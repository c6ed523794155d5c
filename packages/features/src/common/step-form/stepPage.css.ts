import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** One question after the other. */
export const list = style({ display: 'flex', flexDirection: 'column', gap: theme.space[32] })

/** The same, above what leads on. */
export const questions = style([list, { marginBlockEnd: theme.space[40] }])

/** Content above the step's heading. */
export const top = style({
  paddingBlockEnd: theme.space[16],
  borderBlockEnd: `1px solid ${theme.colour.line}`,
})

/** Apart from what the step is for. */
export const why = style({
  paddingBlockStart: theme.space[16],
  borderBlockStart: `1px solid ${theme.colour.line}`,
})
