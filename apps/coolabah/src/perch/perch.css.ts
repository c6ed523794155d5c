import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

export const water = style({ ...line, stroke: theme.colour.accent, strokeWidth: 1.25 })

export const bough = style({ ...line, stroke: theme.colour.action, strokeWidth: 3 })

export const leaf = style({ fill: theme.colour.action, opacity: 0.9 })

export const sun = style({ fill: theme.colour.accent, opacity: 0.22 })

export const reed = style({ ...line, stroke: theme.colour.action, strokeWidth: 1.5 })
