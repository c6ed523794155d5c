import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** Takes the focus when lodging finds something missing, or fails. */
export const notice = style({ outlineOffset: theme.space[4] })
