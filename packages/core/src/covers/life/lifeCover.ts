import type { Owner } from '../terms.ts'

/** Life cover; `amount` in whole dollars. */
export interface LifeCover {
  readonly amount: number | null
  readonly lifeOwner: Owner
}

/** Life cover of which nothing is answered. */
export const blankLife = (): LifeCover => ({ amount: null, lifeOwner: 'O' })
