import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const head = style({ display: 'flex', alignItems: 'center', gap: theme.space[12] })
export const covers = style({
  display: 'grid',
  gap: theme.space[8],
  margin: 0,
  maxInlineSize: theme.measure.form,
})
export const cover = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space[16],
})
export const sum = style({ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
