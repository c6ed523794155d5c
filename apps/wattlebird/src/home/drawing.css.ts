import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

export const hero = style({ inlineSize: '100%', blockSize: 'auto', maxInlineSize: '37.5rem' })

export const closing = style({ inlineSize: '100%', blockSize: 'auto', maxInlineSize: '22.5rem' })

export const sky = style({ fill: theme.colour.actionTint })

export const sun = style({ fill: theme.colour.accent, opacity: 0.28 })

export const branch = style({ ...line, stroke: theme.colour.softInk, strokeWidth: 9 })

export const twig = style({ ...line, stroke: theme.colour.softInk, strokeWidth: 5 })

export const leaf = style({ fill: theme.colour.accent, opacity: 0.85 })

export const vein = style({ ...line, stroke: theme.colour.surface, strokeWidth: 2, opacity: 0.7 })

export const stem = style({ ...line, stroke: theme.colour.accentText, strokeWidth: 4 })

export const stamen = style({ ...line, stroke: theme.colour.action, strokeWidth: 2.5, opacity: 0.75 })

export const bud = style({ fill: theme.colour.accent })

export const bird = style({ fill: theme.colour.action })

export const belly = style({ fill: theme.colour.accent })

export const wing = style({ fill: theme.colour.actionPressed })

export const feather = style({ ...line, stroke: theme.colour.surface, strokeWidth: 3, opacity: 0.55 })

export const beak = style({ fill: theme.colour.ink })

export const wattle = style({ fill: theme.colour.accent })

export const eye = style({ fill: theme.colour.surface })

export const pupil = style({ fill: theme.colour.ink })

export const leg = style({ ...line, stroke: theme.colour.ink, strokeWidth: 5 })

export const sketch = style({
  ...line,
  stroke: theme.colour.action,
  strokeWidth: 2.5,
})

export const sketchAccent = style({ stroke: theme.colour.accentText, fill: theme.colour.actionTint })
