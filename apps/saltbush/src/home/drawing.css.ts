import { inDark } from '@coverkit/ui/brand-theme'
import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' })

export const sky = style({ fill: theme.colour.accent, opacity: 0.26 })

export const sun = style({ fill: theme.colour.accent, opacity: 0.5 })

export const farHill = style({ fill: theme.colour.action, opacity: 0.2 })

export const nearHill = style({ fill: theme.colour.action, opacity: 0.32 })

export const soil = style({ fill: theme.colour.accentText, opacity: 0.3 })

export const grass = style({ ...stroke, stroke: theme.colour.action, strokeWidth: 1.5, opacity: 0.7 })

export const stem = style({ ...stroke, stroke: theme.colour.action, strokeWidth: 2.5 })

export const line = style({ ...stroke, stroke: theme.colour.action, strokeWidth: 1.5 })

export const wash = style({
  fill: '#9DB197',
  ...inDark({ fill: '#4E6650' }),
})

export const paleWash = style({
  fill: '#C9D3BF',
  ...inDark({ fill: '#6B836A' }),
})

export const berry = style({ fill: theme.colour.accent })

export const berryLine = style({ ...stroke, stroke: theme.colour.accentText, strokeWidth: 1.5 })
