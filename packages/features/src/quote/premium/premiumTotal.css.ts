import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const total = style({
  fontSize: theme.text[38],
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
})

export const per = style({ fontSize: theme.text[20], fontWeight: 400 })
