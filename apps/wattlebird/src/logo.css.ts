import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[8] })

export const word = style({
  fontFamily: theme.font.heading,
  fontWeight: theme.font.headingWeight,
  // Larger text makes it no wider than a phone.
  fontSize: 'min(1.5rem, 7vw)',
  letterSpacing: '-0.02em',
  lineHeight: 1.05,
  color: theme.colour.ink,
})

export const mark = style({ flex: 'none' })

export const body = style({ fill: theme.colour.action })

export const wing = style({ fill: theme.colour.accent })

export const eye = style({ fill: theme.colour.surface })
