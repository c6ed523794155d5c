import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

/** Scrolls sideways inside the table, so that the page doesn't. */
export const scrolled = componentStyle({ overflowX: 'auto', borderRadius: '2px' })

// Columns keep the width of their words where the table scrolls.
nestedStyle(`${scrolled} :is(th, td)`, { overflowWrap: 'normal' })

export const sort = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[4],
  minBlockSize: '2.75rem',
  // In line with the words of other headers.
  marginBlock: '-0.75rem',
  padding: 0,
  border: 0,
  borderRadius: '2px',
  background: 'transparent',
  color: theme.colour.action,
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.colour.actionPressed, textDecoration: 'underline' } },
})

export const stacking = componentStyle({})

// Above stacked rows only the sort buttons stay; each cell has the names of the other columns itself.
nestedStyle(`${stacking} thead`, { '@media': { [media.narrow]: { display: 'block' } } })
nestedStyle(`${stacking} thead > tr`, {
  '@media': { [media.narrow]: { display: 'flex', flexWrap: 'wrap', columnGap: theme.space[16] } },
})
nestedStyle(`${stacking} thead th:not(:has(${sort}))`, {
  '@media': { [media.narrow]: { display: 'none' } },
})
nestedStyle(`${stacking} ${sort}`, { '@media': { [media.narrow]: { marginBlock: 0 } } })
