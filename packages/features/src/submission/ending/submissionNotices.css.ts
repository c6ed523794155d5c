import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** Takes the focus when something is missing, or when sending failed. */
export const notice = style({ outlineOffset: theme.space[4] })
