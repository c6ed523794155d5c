import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const search = style({
  maxInlineSize: theme.measure.reading,
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const submit = style({ marginBlockStart: theme.space[8] })

/** Has the height of a line before there is one, so that the first answer moves less. */
export const status = style({
  minBlockSize: '1.6em',
  marginBlockStart: theme.space[8],
  color: theme.colour.softInk,
})

export const results = style({ display: 'grid', listStyle: 'none' })

export const result = style({
  display: 'grid',
  paddingBlock: theme.space[8],
  borderBlockEnd: `1px solid ${theme.colour.line}`,
})
