import { themeContract as theme } from '@coverkit/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const chart = style({ display: 'grid', gap: theme.space[8] })

export const top = style({
  margin: 0,
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  fontVariantNumeric: 'lining-nums tabular-nums',
})

export const plot = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' })

export const lines = style({ display: 'block', overflow: 'visible' })

export const names = style({ display: 'block', overflow: 'visible' })

export const axis = style({ stroke: theme.colour.border, strokeWidth: 1 })

const stroke = {
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const

export const line = styleVariants({
  stepped: {
    ...stroke,
    stroke: theme.colour.chart3,
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  },
  level: {
    ...stroke,
    stroke: theme.colour.chart4,
    strokeDasharray: '7 5',
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  },
})

export const name = style({ fill: theme.colour.ink, fontSize: '15px', fontWeight: 600 })

export const scale = style({
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
  paddingInlineEnd: '72px',
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  fontVariantNumeric: 'lining-nums tabular-nums',
})
