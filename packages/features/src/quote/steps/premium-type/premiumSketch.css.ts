import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const figure = style({ display: 'grid', gap: theme.space[8], margin: 0 })

export const chart = style({ inlineSize: '100%', maxInlineSize: '20rem', blockSize: 'auto' })

export const axis = style({ fill: 'none', stroke: theme.colour.border, strokeWidth: 1 })

const line = { fill: 'none', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
export const stepped = style({ ...line, stroke: theme.colour.action })
export const level = style({ ...line, stroke: theme.colour.accentText })

export const words = style({ fill: theme.colour.ink, fontSize: '13px' })
