import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${theme.space[12]}`,
  padding: theme.space[16],
  borderRadius: theme.radius.control,
  background: theme.colour.tint,
  maxInlineSize: theme.measure.form,
  fontVariantNumeric: 'tabular-nums',
})
