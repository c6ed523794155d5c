import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { mirrored } from '../theme/mirrored.ts'

export const chart = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[16],
  margin: 0,
})

export const title = componentStyle({
  display: 'block',
  fontFamily: theme.font.heading,
  fontWeight: theme.font.headingWeight,
  fontSize: theme.text[17],
  lineHeight: 1.35,
  textWrap: 'balance',
})

export const description = componentStyle({
  display: 'block',
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  fontWeight: 400,
})

export const list = componentStyle({ display: 'flex', flexDirection: 'column', gap: theme.space[12] })

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space[16],
  fontSize: theme.text[15],
  lineHeight: 1.45,
})

export const amount = componentStyle({ fontWeight: 600, fontVariantNumeric: 'lining-nums tabular-nums' })

export const bars = componentStyle({
  ...mirrored,
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.75rem',
  marginBlockStart: theme.space[4],
  overflow: 'visible',
})

export const track = componentStyle({ fill: theme.colour.track })

export const part = [
  componentStyle({ fill: theme.colour.chart1 }),
  componentStyle({ fill: theme.colour.chart3 }),
  componentStyle({ fill: theme.colour.chart2 }),
  componentStyle({ fill: theme.colour.chart5 }),
  componentStyle({ fill: theme.colour.chart4 }),
]

export const detail = componentStyle({
  minBlockSize: '1.5em',
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  fontVariantNumeric: 'tabular-nums',
})

/** Closer to the bars than they are to the title. */
export const table = componentStyle({ marginBlockStart: '-8px' })

nestedStyle(`${bars} rect`, {
  stroke: theme.colour.surface,
  strokeWidth: 2,
  '@media': { '(forced-colors: active)': { fill: 'Highlight', stroke: 'Canvas' } },
})
nestedStyle(`${bars} ${track}`, {
  stroke: 'none',
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'GrayText' } },
})
nestedStyle(`${bars} rect:focus-visible`, { outlineOffset: 0, boxShadow: 'none', stroke: theme.colour.ink })
