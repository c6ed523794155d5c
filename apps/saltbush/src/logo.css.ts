import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[8] })

export const word = style({
  fontFamily: theme.font.heading,
  fontWeight: theme.font.headingWeight,
  // Larger text makes it no wider than a phone.
  fontSize: 'min(1.375rem, 6.5vw)',
  lineHeight: 1.05,
  color: theme.colour.ink,
})

export const mark = style({ flex: 'none' })

export const stem = style({
  fill: 'none',
  stroke: theme.colour.action,
  strokeWidth: 2,
  strokeLinecap: 'round',
})

export const leaf = style({ fill: theme.colour.action })

export const paleLeaf = style({ fill: theme.colour.action, opacity: 0.55 })

export const berry = style({ fill: theme.colour.accent })
