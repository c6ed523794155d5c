import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[8] })

export const word = style({
  fontFamily: theme.font.heading,
  fontWeight: theme.font.headingWeight,
  // Larger text makes it no wider than a phone.
  fontSize: 'min(1.25rem, 6.25vw)',
  lineHeight: 1.05,
  color: theme.colour.softInk,
})

export const name = style({ color: theme.colour.action })

export const mark = style({ flex: 'none' })

export const leaf = style({ fill: theme.colour.action })

export const leafLight = style({ fill: theme.colour.accent })

export const vein = style({
  fill: 'none',
  stroke: theme.colour.surface,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
})
