import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[8] })

export const word = style({
  fontFamily: theme.font.heading,
  fontWeight: theme.font.headingWeight,
  // Larger text makes it no wider than a phone.
  fontSize: 'min(1.1875rem, 6vw)',
  letterSpacing: '0.01em',
  lineHeight: 1.05,
  color: theme.colour.ink,
})

export const soft = style({ color: theme.colour.softInk })

export const mark = style({ flex: 'none' })

export const ring = style({ ...line, stroke: theme.colour.action, strokeWidth: 1.25 })

export const leaf = style({ fill: theme.colour.action })

export const river = style({ ...line, stroke: theme.colour.accent, strokeWidth: 1.5 })
