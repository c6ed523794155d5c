import { componentStyle, media } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { messageMeasure } from '../theme/messageMeasure.css.ts'

export const stack = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const inline = componentStyle({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 })

export const align = {
  start: componentStyle({ alignItems: 'flex-start' }),
  center: componentStyle({ alignItems: 'center' }),
  end: componentStyle({ alignItems: 'flex-end' }),
  baseline: componentStyle({ alignItems: 'baseline' }),
  stretch: componentStyle({ alignItems: 'stretch' }),
}

export const between = componentStyle({ justifyContent: 'space-between' })

const columns = (template: string, query: string) =>
  componentStyle({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [query]: { gridTemplateColumns: template } },
  })

export const count = {
  2: columns('repeat(2, minmax(0, 1fr))', media.wide),
  3: columns('repeat(3, minmax(0, 1fr))', media.three),
  4: columns('repeat(4, minmax(0, 1fr))', media.desk),
}

export const withAside = componentStyle({
  display: 'grid',
  gap: theme.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desk]: {
      gridTemplateColumns: `minmax(0, ${theme.measure.reading}) minmax(0, 20rem)`,
      gridTemplateRows: 'auto 1fr',
      justifyContent: 'space-between',
      gap: `${theme.space[32]} ${theme.space[64]}`,
      alignItems: 'start',
    },
  },
})

/** The main column takes what the panel leaves: for tables. */
export const wideMain = componentStyle({
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 18rem)' } },
})

export const lead = componentStyle({ '@media': { [media.desk]: { gridColumn: 2 } } })

export const main = componentStyle({
  minInlineSize: 0,
  vars: { [messageMeasure]: theme.measure.form },
  '@media': { [media.desk]: { gridColumn: 1, gridRow: '1 / span 2' } },
})

/** Stays in sight while a long main column scrolls. */
export const sticky = componentStyle({
  '@media': {
    [media.desk]: { gridRow: '1 / span 2', position: 'sticky', insetBlockStart: theme.space[24] },
  },
})

export const container = componentStyle({
  inlineSize: '100%',
  marginInline: 'auto',
  boxSizing: 'content-box',
  maxInlineSize: '100%',
})

export const gutter = componentStyle({
  paddingInline: theme.space[16],
  '@media': { [media.wide]: { paddingInline: theme.space[24] } },
})

export const rounded = componentStyle({ borderRadius: theme.radius.card })
