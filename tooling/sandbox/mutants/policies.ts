import type { Mutant } from './Mutant.ts'

const POLICIES = ['operations/policies/policies.test.ts']
const COMMISSION = ['operations/policies/commission.slow.test.ts']
const CUSTOMERS = ['controls/serveCustomers.slow.test.ts']
const PROOF = ['operations/policies/insurabilityFiles.slow.test.ts']
const LIMITS = ['operations/policies/guaranteedInsurability.test.ts']
const INCREASE = ['operations/policies/changeIncrease.test.ts']

/** Faults in a policy's owner, its sealed and its answered fields, its days, and in the sample customers. */
export const policyMutants: readonly Mutant[] = [
  {
    name: 'an increase that goes along with a change is not checked',
    file: 'operations/policies/changeCover.ts',
    from: 'if (errors.length > 0 || productCode === null)',
    to: 'if (productCode === null)',
    tests: INCREASE,
  },
  {
    name: 'an increase of another policy goes along with a change',
    file: 'operations/policies/checkChange.ts',
    from: 'policyId !== null && policyId.toLowerCase() !== body.policyId.toLowerCase()',
    to: 'false',
    tests: INCREASE,
  },
  {
    name: 'a change with an increase is done before the insurer accepted the increase',
    file: 'operations/policies/listPolicyChanges.ts',
    from: '!body.guaranteedInsurability || rest.length < left.covers.length',
    to: 'true',
    tests: INCREASE,
  },
  {
    name: 'the limits of an increase are those of another policy of the product',
    file: 'operations/policies/insurablePolicies.ts',
    from: '!policyId || id === policyId.toLowerCase()',
    to: 'id.length > 0 || !policyId',
    tests: LIMITS,
  },
  {
    name: 'a policy lies in clear',
    file: 'operations/policies/policyRows.ts',
    from: 'sealedPolicy: sealing.seal(policyPurpose(id), JSON.stringify(policy)),',
    to: "sealedPolicy: sealing.seal(policyPurpose(id), JSON.stringify(policy)) + '#' + JSON.stringify(policy),",
    tests: COMMISSION,
  },
  {
    name: 'a policy is over on the day that it lapses',
    file: 'operations/policies/policyOn.ts',
    from: 'today <= lapseDate',
    to: 'today < lapseDate',
    tests: POLICIES,
  },
  {
    name: 'a premium that is overdue is debited as usual',
    file: 'operations/policies/policyOn.ts',
    from: 'next_Debit_Date: isInForce ?',
    to: 'next_Debit_Date: status ?',
    tests: POLICIES,
  },
  {
    name: 'sample customers are made on a server whenever somebody looks',
    file: 'controls/serveCustomers.ts',
    from: 'known.length === 0 && isEmbedded ?',
    to: 'known.length === 0 ?',
    tests: CUSTOMERS,
  },
  {
    name: 'sample customers have the same passwords everywhere',
    file: 'customers/makeSampleCustomers.ts',
    from: "sealing.hash('sample customer', email).split('.')",
    to: "('.' + Buffer.from(email).toString('base64url')).split('.')",
    tests: CUSTOMERS,
  },
  {
    name: 'proof of an increase has no end',
    file: 'operations/files/fileRows.ts',
    from: '      await refuseTooMuch',
    to: '      if (number > 20) await refuseTooMuch',
    tests: PROOF,
  },
  {
    name: 'proof is sealed for the request as an address spells it',
    file: 'operations/policies/insurabilityFiles.ts',
    from: '    return id\n',
    to: '    return requestId\n',
    tests: PROOF,
  },
]
