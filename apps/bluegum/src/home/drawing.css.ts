import { inDark } from '@coverkit/ui/brand-theme'
import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens.ts'

const { action, accent } = tokens.colours

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const shade = (day: string, night: string) => style({ fill: day, ...inDark({ fill: night }) })

export const sprig = style({ inlineSize: '100%', blockSize: 'auto', maxInlineSize: '35rem' })

export const icon = style({
  '@media': {
    'screen and (min-width: 40rem)': { gridRow: '1 / span 3' },
    'screen and (min-width: 60rem)': { gridRow: 'auto' },
  },
})

export const step = style({ flex: 'none', inlineSize: '3.5rem', blockSize: '3.5rem' })

export const stepNumber = style({
  fill: theme.colour.ink,
  fontFamily: theme.font.heading,
  fontSize: '26px',
})

export const construction = style({ ...line, stroke: theme.colour.line, strokeWidth: 1 })

export const disc = style({ fill: theme.colour.surface })

export const branch = style({ ...line, stroke: theme.colour.accentText, strokeWidth: 5 })

export const stalk = style({ ...line, stroke: theme.colour.accentText, strokeWidth: 3 })

export const leafDeep = shade(action, '#3F8CA4')

export const leafMiddle = shade('#3E8A9B', '#2A6A7E')

export const leafLight = shade(accent, accent)

export const leafPale = shade('#B5DAD1', '#3F7F74')

export const rib = style({ ...line, stroke: theme.colour.surface, strokeWidth: 1.5, opacity: 0.7 })

export const stamen = style({ ...line, stroke: '#D9A13B', strokeWidth: 1.75 })

export const nut = style({ fill: theme.colour.accentText })

export const rule = style({ ...line, stroke: theme.colour.ink, strokeWidth: 1.75 })
