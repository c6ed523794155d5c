import type { LeavesOf } from '../CoverLeaves.ts'

export const lifeLeaves: LeavesOf<'life'> = { amounts: ['amount'], terms: { owner: 'lifeOwner' } }
