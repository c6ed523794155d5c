import type { AccountWalk } from './keyboardWalk.ts'

/** Sample customers with policies of three kinds, by the part of their address before the @. */
export const keyboardCustomers: Readonly<Record<string, AccountWalk>> = {
  kim: {
    fullName: 'Kim Sample',
    policyNumber: '40088112',
    facts: ['Policy 40088112', '$1,200,000', 'Inside super'],
    edit: {
      cover: 'Critical illness cover',
      field: 'Critical illness cover amount',
      to: '150000',
      row: ['$200,000', '$50,000 less', '$150,000'],
    },
    increase: { event: 'I got married or registered a relationship', cover: 'Life cover', by: '20,000' },
    claim: 'Critical illness',
  },
  jo: {
    fullName: 'Jo Sample',
    policyNumber: 'ZU889120',
    facts: ['Policy ZU889120', '$900,000', 'Lee Sample'],
    edit: {
      cover: 'Life cover',
      field: 'Life cover amount',
      to: '700000',
      row: ['$900,000', '$200,000 less', '$700,000'],
    },
    increase: { event: 'I had or adopted a child', cover: 'Critical illness cover', by: '20,000' },
    claim: 'Critical illness',
  },
  sam: {
    fullName: 'Sam Sample',
    policyNumber: '1002345678',
    facts: ['Policy 1002345678', '$5,250'],
    edit: {
      cover: 'Income protection',
      field: 'Monthly benefit',
      to: '4000',
      row: ['$5,250', '$1,250 a month less', '$4,000'],
    },
    increase: 'There’s a claim on this policy.',
    claim: 'Income protection',
  },
}
