import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'
import { tokens } from './tokens.ts'

const { action, accent } = tokens.colours

export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[8] })

export const word = style({
  fontFamily: theme.font.heading,
  fontWeight: theme.font.headingWeight,
  // Larger text makes it no wider than a phone.
  fontSize: 'min(1.375rem, 6.5vw)',
  lineHeight: 1.05,
  color: theme.colour.ink,
})

export const cover = style({ color: theme.colour.softInk })

export const mark = style({ flex: 'none' })

export const sky = style({ fill: action })

export const sun = style({ fill: accent })

export const range = style({ fill: '#5B1E09' })

export const gap = style({ fill: 'none', stroke: '#FBF4EC', strokeWidth: 2.2 })
