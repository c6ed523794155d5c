import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const bar = componentStyle({
  fill: theme.colour.chart5,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
})

export const pickedBar = componentStyle({
  fill: theme.colour.chart1,
  '@media': { [media.forced]: { fill: 'Highlight' } },
})

export const mark = componentStyle({
  stroke: theme.colour.ink,
  strokeWidth: 2,
  '@media': { [media.forced]: { stroke: 'Highlight' } },
})

/** Large text has no room for the lines' own values. */
export const lineName = componentStyle({ '@media': { [media.largeText]: { display: 'none' } } })

export const endName = componentStyle({
  fill: theme.colour.ink,
  fontWeight: 600,
  stroke: theme.colour.raised,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { [media.forced]: { fill: 'CanvasText', stroke: 'Canvas' } },
})
