import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const declared = componentStyle({
  display: 'grid',
  gap: theme.space[8],
  paddingBlockEnd: theme.space[16],
  fontWeight: 600,
})

export const name = componentStyle({
  paddingBlockStart: theme.space[20],
  borderBlockStart: `1px solid ${theme.colour.hair}`,
})

/** As large as a signature. */
nestedStyle(`${name} input`, {
  fontFamily: theme.font.heading,
  fontWeight: theme.font.headingWeight,
  fontSize: theme.text[24],
  '@media': { [media.largeText]: { fontSize: theme.text[17] } },
})

export const action = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[12]} ${theme.space[20]}`,
  marginBlockStart: theme.space[24],
})

export const note = componentStyle({
  flex: '1 1 12rem',
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  lineHeight: 1.5,
})
