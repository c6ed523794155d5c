import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { motion } from '../theme/motion.ts'

export const disclosure = componentStyle({})

export const summary = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[8],
  minBlockSize: '2.75rem',
  color: theme.colour.action,
  fontWeight: 600,
  lineHeight: 1.4,
  cursor: 'pointer',
  borderRadius: '2px',
  listStyle: 'none',
  '@media': { print: { minBlockSize: 0 } },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': {
      color: theme.colour.actionPressed,
      textDecoration: 'underline',
      textUnderlineOffset: '0.18em',
    },
  },
})

export const block = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: theme.space[16],
  color: theme.colour.ink,
})

export const arrow = componentStyle({ flex: 'none', display: 'flex', transition: `transform ${motion.turn}` })

export const content = componentStyle({
  paddingBlock: `${theme.space[8]} ${theme.space[16]}`,
  '@media': { print: { paddingBlock: theme.space[4] } },
})

nestedStyle(`${disclosure}[open] > ${summary} > ${arrow}`, { transform: 'rotate(180deg)' })

// Printed pages cannot open a disclosure.
nestedStyle(`${disclosure}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
})
nestedStyle(arrow, { '@media': { print: { display: 'none' } } })
