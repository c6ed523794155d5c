import type { LeavesOf } from '../CoverLeaves.ts'

export const lifeLeaves: LeavesOf<'life'> = { sum: ['amount'], terms: { owner: 'lifeOwner' } }
