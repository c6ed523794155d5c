export { premiumType } from './premium-type/step.ts'
export { coverTile } from './select-covers/coverTile.tsx'
