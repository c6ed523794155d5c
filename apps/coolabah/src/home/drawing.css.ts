import { inDark } from '@coverkit/ui/brand-theme'
import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** The background of drawings and words at dusk: the action colour by day, a tint in the dark scheme. */
export const dusk = style({
  background: theme.colour.action,
  color: theme.colour.onAction,
  ...inDark({ background: theme.colour.tint, color: theme.colour.ink }),
})

export const scene = style({ display: 'block', inlineSize: '100%', blockSize: '100%' })

export const land = style({
  fill: theme.colour.action,
  ...inDark({ fill: theme.colour.tint }),
})

export const sun = style({ fill: theme.colour.accent, opacity: 0.22 })

export const copper = style({ ...line, stroke: theme.colour.accent, strokeWidth: 1.25 })

export const pale = style({
  ...line,
  stroke: theme.colour.onAction,
  strokeWidth: 1.25,
  opacity: 0.85,
  ...inDark({ stroke: theme.colour.softInk }),
})

export const faint = style([pale, { opacity: 0.4 }])

export const leaf = style({
  fill: theme.colour.onAction,
  opacity: 0.9,
  ...inDark({ fill: theme.colour.softInk }),
})

export const rings = style({ inlineSize: '100%', blockSize: 'auto', maxInlineSize: '17rem' })

export const wood = style({ fill: theme.colour.tint })

export const ring = style({ ...line, stroke: theme.colour.border, strokeWidth: 1, opacity: 0.8 })

export const goodRing = style({ ...line, stroke: theme.colour.accent, strokeWidth: 2 })

export const riverRule = style({ display: 'block', inlineSize: '100%', blockSize: '4.5rem' })

export const water = style({
  ...line,
  stroke: theme.colour.accent,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
})
