import { inDark } from '@coverkit/ui/brand-theme'
import { themeContract as theme } from '@coverkit/ui/theme'
import { createVar, style } from '@vanilla-extract/css'
import { tokens } from '../tokens.ts'

const { action, actionPressed, accent, ink, tint } = tokens.colours

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const sunPaint = createVar()
const cloudPaint = createVar()
const farPaint = createVar()
const middlePaint = createVar()
export const groundPaint = createVar()
const linePaint = createVar()
const vehiclePaint = createVar()
const glassPaint = createVar()
const skyPaint = createVar()

/** Sundown in light, night in dark. */
export const landscape = style({
  vars: {
    [sunPaint]: accent,
    [cloudPaint]: '#F3D9A6',
    [farPaint]: '#DFA06B',
    [middlePaint]: '#C4622F',
    [groundPaint]: actionPressed,
    [linePaint]: ink,
    [vehiclePaint]: '#FFFFFF',
    [glassPaint]: '#B9C6C4',
    [skyPaint]: tint,
  },
  ...inDark({
    vars: {
      [sunPaint]: '#B9842F',
      [cloudPaint]: '#3B2B24',
      [farPaint]: '#4B2A1D',
      [middlePaint]: '#6B2D16',
      [groundPaint]: '#3D190B',
      [linePaint]: '#E9D8CB',
      [vehiclePaint]: '#C8BBB1',
      [glassPaint]: '#332823',
      [skyPaint]: '#261C17',
    },
  }),
})

export const horizon = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(11rem, 20vw, 22rem)',
  marginBlockEnd: '-1px',
})

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' })

export const tower = style({ inlineSize: '100%', blockSize: 'auto', maxInlineSize: '26rem' })

export const sky = style({ fill: skyPaint })

export const sun = style({ fill: sunPaint })

export const cloud = style({ ...line, stroke: cloudPaint, strokeWidth: 7 })

export const far = style({ fill: farPaint })

export const middle = style({ fill: middlePaint })

export const ground = style({ fill: groundPaint })

export const frame = style({ ...line, stroke: linePaint, strokeWidth: 5 })

export const thin = style({ ...line, stroke: linePaint, strokeWidth: 2.5 })

export const trail = style({
  ...line,
  stroke: action,
  strokeWidth: 3,
  strokeDasharray: '2 11',
  ...inDark({ stroke: theme.colour.accent }),
})

export const solid = style({ fill: linePaint })

export const vehicle = style({
  fill: vehiclePaint,
  stroke: linePaint,
  strokeWidth: 3,
  strokeLinejoin: 'round',
})

export const glass = style({ fill: glassPaint, stroke: linePaint, strokeWidth: 2.5, strokeLinejoin: 'round' })

export const tyre = style({ fill: linePaint })

export const hub = style({ fill: middlePaint })

export const bright = style({ fill: accent })

export const hat = style({ fill: accent, stroke: linePaint, strokeWidth: 4, strokeLinejoin: 'round' })

export const stripe = style({ ...line, stroke: accent, strokeWidth: 5 })

export const rust = style({ fill: action })

export const dust = style({ ...line, stroke: farPaint, strokeWidth: 4 })

export const leaves = style({ fill: '#6F7344' })
