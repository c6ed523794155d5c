import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const figure = style({
  margin: 0,
  display: 'grid',
  gap: theme.space[12],
  maxInlineSize: theme.measure.form,
})
export const finding = style({ display: 'block', fontWeight: 600 })
export const description = style({ display: 'block', color: theme.colour.softInk })
export const chart = style({ inlineSize: '100%', blockSize: 'auto', display: 'block' })
export const axis = style({ fill: 'none', stroke: theme.colour.line, strokeWidth: 1 })

const line = { fill: 'none', strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' } as const
export const lineNow = style({ ...line, stroke: theme.colour.softInk, strokeDasharray: '2 6' })
export const lineAfter = style({ ...line, stroke: theme.colour.action })
export const words = style({ fill: theme.colour.softInk, fontSize: 12 })

export const legend = style({ display: 'flex', gap: theme.space[24], margin: 0 })
const key = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[8],
  '::before': { content: '""', inlineSize: 24 },
} as const
export const keyNow = style({
  ...key,
  '::before': { ...key['::before'], borderBlockStart: `3px dotted ${theme.colour.softInk}` },
})
export const keyAfter = style({
  ...key,
  '::before': { ...key['::before'], borderBlockStart: `3px solid ${theme.colour.action}` },
})
export const notice = style({ outline: 'none' })

export const terms = style({ display: 'grid', gap: theme.space[12], margin: 0 })
export const term = style({ margin: 0, fontWeight: 600 })
export const premium = style({
  margin: 0,
  fontSize: theme.text[24],
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
