import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** As high as the drawing and its line, so that nothing moves when the figures come. */
export const place = style({ minBlockSize: '3.75rem' })

export const words = style({
  fontSize: theme.text[15],
  lineHeight: 1.4,
  fontVariantNumeric: 'lining-nums tabular-nums',
})

export const amount = style({ fontWeight: 600, whiteSpace: 'nowrap' })

export const soft = style({ color: theme.colour.softInk })

/** The years stay in one piece, beside the figure or below it. */
export const years = style([soft, { whiteSpace: 'nowrap' }])
