import { policyFromSaved, type WirePolicyOwners } from '@coverkit/core/policies'
import { expect, it } from 'vitest'
import { exampleWholePolicy } from '#policies/testing/examplePolicies.ts'
import { coverGroups } from './coverGroups.ts'

const groupsOf = (owners: WirePolicyOwners) =>
  coverGroups(policyFromSaved(exampleWholePolicy({ owners })).covers).map(({ owner, covers }) => [
    owner,
    covers.map(({ kind }) => kind),
  ])

it('has each cover once, what is inside super first and what has no owner on record last', () => {
  expect(groupsOf({ life: 'O', tpd: 'J', criticalIllness: null, incomeProtection: 'S' })).toEqual([
    ['S', ['incomeProtection']],
    ['J', ['tpd']],
    ['O', ['life']],
    [null, ['criticalIllness']],
  ])
})

it('has one group where one owner has all of it', () => {
  expect(groupsOf({ life: 'S', tpd: 'S', criticalIllness: 'S', incomeProtection: 'S' })).toEqual([
    ['S', ['life', 'tpd', 'criticalIllness', 'incomeProtection']],
  ])
})
