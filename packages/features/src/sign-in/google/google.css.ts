import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const form = style({
  paddingBlockStart: theme.space[24],
  borderBlockStart: `1px solid ${theme.colour.line}`,
})

export const other = style([form, { display: 'grid', gap: theme.space[8], justifyItems: 'start' }])

/** As high as Google's button, so that nothing jumps when it arrives. */
export const place = style({ minBlockSize: '2.75rem' })

globalStyle(`${place} > button`, { minBlockSize: '2.75rem', paddingInline: theme.space[16] })
