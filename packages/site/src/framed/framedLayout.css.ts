import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** No height of the window in it: the window is as high as the content asks for. */
export const main = style({
  minBlockSize: '24rem',
  paddingBlockEnd: theme.space[64],
  selectors: { '&:focus': { outline: 'none' } },
})
