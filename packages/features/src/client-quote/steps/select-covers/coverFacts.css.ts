import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const facts = style({ display: 'grid', gap: theme.space[8] })

export const term = style({ color: theme.colour.ink, fontWeight: 600 })
