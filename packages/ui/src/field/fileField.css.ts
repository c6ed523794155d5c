import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { motion } from '../theme/motion.ts'

/** The whole of it accepts a dropped file; dashed, as drop zones are drawn. */
export const input = componentStyle({
  inlineSize: '100%',
  minBlockSize: '3rem',
  padding: theme.space[8],
  border: `max(1px, ${theme.border.width}) dashed ${theme.colour.border}`,
  borderRadius: theme.radius.control,
  background: theme.colour.raised,
  color: theme.colour.ink,
  cursor: 'pointer',
  transition: `border-color ${motion.press}`,
  selectors: {
    '&:hover': { borderColor: theme.colour.ink },
    '&[aria-invalid=true]': {
      borderColor: theme.colour.error,
      boxShadow: `inset 0 0 0 1px ${theme.colour.error}`,
    },
    '&::file-selector-button': {
      minBlockSize: '3rem',
      marginInlineEnd: theme.space[12],
      padding: `${theme.space[8]} ${theme.space[24]}`,
      border: `2px solid ${theme.colour.action}`,
      borderRadius: theme.radius.control,
      background: theme.colour.raised,
      color: theme.colour.action,
      font: 'inherit',
      fontWeight: 600,
      cursor: 'pointer',
      transition: `background-color ${motion.press}, border-color ${motion.press}`,
    },
    '&:hover::file-selector-button': {
      borderColor: theme.colour.actionPressed,
      background: theme.colour.actionTint,
    },
  },
})

export const chosen = componentStyle({
  display: 'grid',
  gap: theme.space[8],
  justifyItems: 'start',
  padding: theme.space[16],
  border: `max(1px, ${theme.border.width}) solid ${theme.colour.border}`,
  borderRadius: theme.radius.control,
  background: theme.colour.raised,
})

export const name = componentStyle({ fontWeight: 600, overflowWrap: 'anywhere' })

export const progress = componentStyle({ inlineSize: '100%', accentColor: theme.colour.action })
