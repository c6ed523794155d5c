import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { firefox, media } from '../theme/media.ts'
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
    '@media': { [query]: { gridTemplateColumns: template }, print: { gridTemplateColumns: template } },
  })

export const count = {
  2: columns('repeat(2, minmax(0, 1fr))', media.wide),
  3: columns('repeat(3, minmax(0, 1fr))', media.three),
  4: columns('repeat(4, minmax(0, 1fr))', media.desk),
}

const beside = (template: string, rest: { justifyContent?: string } = {}) =>
  componentStyle({
    display: 'grid',
    gap: theme.space[48],
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.desk]: { gridTemplateColumns: template, alignItems: 'start', ...rest },
      // Firefox begins a column of a grid on a new sheet, unless all of it has room on this one.
      print: { '@supports': { [firefox]: { display: 'block' } } },
    },
  })

/** A form directly beside its panel, both together in the middle of the page. */
export const pair = beside(`minmax(0, ${theme.measure.form}) ${theme.measure.aside}`, {
  justifyContent: 'center',
})

/** The main column takes the rest of the width beside the panel: for results and tables. */
export const withSide = beside(`minmax(0, 1fr) ${theme.measure.aside}`)

/** Above the heading of a page. */
export const pageTop = componentStyle({
  paddingBlockStart: theme.space[32],
  '@media': { [media.desk]: { paddingBlockStart: theme.space[40] }, print: { paddingBlockStart: 0 } },
})

export const main = componentStyle({ minInlineSize: 0, vars: { [messageMeasure]: theme.measure.form } })

/** One under the other, both are as wide as a form and in the middle of the page. */
export const formWide = componentStyle({
  inlineSize: '100%',
  maxInlineSize: theme.measure.form,
  marginInline: 'auto',
  '@media': { [media.desk]: { marginInline: 0 } },
})

/** Its top is level with the heading of the main column. */
export const aside = componentStyle({
  minInlineSize: 0,
  '@media': {
    [media.desk]: { paddingBlockStart: theme.space[40] },
    print: { '@supports': { [firefox]: { marginBlockStart: theme.space[48] } } },
  },
})

/** Stays in sight while a long main column scrolls. */
export const sticky = componentStyle({
  '@media': { [media.desk]: { position: 'sticky', insetBlockStart: theme.space[24] } },
})

/** A drawing that sits on the upper edge of the panel, a part of it over the edge. */
export const perch = componentStyle({
  display: 'none',
  position: 'relative',
  zIndex: 1,
  inlineSize: theme.measure.aside,
  blockSize: '8.25rem',
  marginBlockEnd: '-1.35rem',
  pointerEvents: 'none',
  '@media': { [media.desk]: { display: 'block' } },
})

/** A drawing is level with the heading; the panel makes room for the part that overhangs its edge. */
nestedStyle(`${aside}:has(> ${perch})`, { '@media': { [media.desk]: { paddingBlockStart: 0 } } })
nestedStyle(`${aside} > ${perch} + *`, { '@media': { [media.desk]: { paddingBlockStart: '2.75rem' } } })

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

export const flowFrame = componentStyle({ position: 'relative' })
