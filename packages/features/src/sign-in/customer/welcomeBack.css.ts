import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** The whole window, opaque, above everything. */
export const cover = style({
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: theme.space[24],
  border: 0,
  overflow: 'auto',
  background: theme.colour.surface,
  color: theme.colour.ink,
  // A dialog of the page may have switched pointers off.
  pointerEvents: 'auto',
  selectors: {
    '&[open]': { display: 'grid', placeContent: 'center' },
    '&::backdrop': { background: theme.colour.surface },
  },
})

export const card = style({ inlineSize: '100%', maxInlineSize: theme.measure.form })
