import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { motion } from '../theme/motion.ts'

export const chip = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[8],
  minBlockSize: '2.75rem',
  paddingBlock: theme.space[4],
  paddingInline: theme.space[12],
  border: `1px solid ${theme.colour.border}`,
  borderRadius: '1.375rem',
  background: theme.colour.raised,
  color: theme.colour.ink,
  fontSize: theme.text[15],
  fontWeight: 500,
  lineHeight: 1.25,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `border-color ${motion.press}, background-color ${motion.press}`,
  selectors: {
    '&:hover': { borderColor: theme.colour.ink },
    '&[aria-pressed=true]': {
      borderColor: theme.colour.action,
      background: theme.colour.actionTint,
      boxShadow: `inset 0 0 0 1px ${theme.colour.action}`,
      color: theme.colour.action,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[aria-pressed=true]': { outline: '2px solid SelectedItem', outlineOffset: '-3px' } },
    },
  },
})

export const amount = componentStyle({
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
  // Its unit goes below the figures.
  '@media': { [media.largeText]: { whiteSpace: 'normal' } },
})
