import { componentStyle } from '../theme/componentStyle.ts'

export const hidden = componentStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  padding: 0,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
  // Firefox gives it room on paper.
  '@media': { print: { display: 'none' } },
})
