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
