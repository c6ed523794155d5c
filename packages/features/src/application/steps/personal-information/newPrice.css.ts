import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** Before and after, side by side with an arrow between; one above the other on a narrow phone. */
export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[16],
})

export const price = style({ display: 'grid', gap: theme.space[4] })

export const amount = style({
  fontSize: theme.text[24],
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
})

export const changed = style([amount, { fontWeight: 700 }])
