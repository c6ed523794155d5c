import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** Room for the heading and so many drafts, reserved once the page knows of them. */
export const place = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${theme.measure.page} + 2 * ${theme.space[24]})`,
  marginInline: 'auto',
  paddingInline: theme.space[16],
  selectors: {
    '&[data-drafts="1"]': { minBlockSize: '29.5rem', paddingBlock: theme.space[48] },
    '&[data-drafts="2"]': { minBlockSize: '47rem', paddingBlock: theme.space[48] },
  },
  '@media': {
    'screen and (min-width: 40rem)': {
      paddingInline: theme.space[24],
      selectors: {
        '&[data-drafts="1"]': { minBlockSize: '24rem' },
        '&[data-drafts="2"]': { minBlockSize: '37rem' },
      },
    },
    'screen and (min-width: 54rem)': { selectors: { '&[data-drafts="2"]': { minBlockSize: '24rem' } } },
  },
})
