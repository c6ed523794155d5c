import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const section = style({
  marginBlockStart: theme.space[16],
  maxInlineSize: theme.measure.form,
  '@media': { print: { display: 'none' } },
})
