import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** A day and its time: one answer in two parts. */
export const slot = style({
  display: 'grid',
  gap: theme.space[16],
  maxInlineSize: theme.measure.form,
  '@media': {
    'screen and (min-width: 40rem)': { gridTemplateColumns: '3fr 2fr', alignItems: 'end' },
  },
})
