import { rowsReader } from '#fields/readers'
import { withTransfer } from '../../answers.ts'
import { policyControls, view } from './view.ts'

/** Reads the policies. A number that was typed stays where the visitor says that they do not have it. */
export const model = rowsReader({
  controls: policyControls,
  view,
  rows: ({ transfer }) => transfer.policies,
  with: (answers, policies) => withTransfer(answers, { policies }),
  context: () => null,
  messages: {
    insurer: { otherwise: 'Choose the insurer of the policy' },
    policyNumber: {
      required: 'Enter the policy number, or tick the box if you don’t have it',
      'too-long': 'Use 30 characters or fewer for the policy number',
      otherwise: 'Enter the policy number with letters, numbers, spaces, hyphens and slashes',
    },
    name: {
      required: 'Enter the name on the policy',
      'too-long': 'Use 101 characters or fewer for the name on the policy',
      otherwise: 'Enter the name as it is on the policy, using letters, numbers and punctuation',
    },
  },
  rowName: (number) => `Policy ${number}`,
  together: (rows) =>
    rows.length === 0 ? ['policies', { code: 'required' }, 'Add at least one policy'] : null,
})
