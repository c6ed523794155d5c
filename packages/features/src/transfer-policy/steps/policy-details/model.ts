import { rowsReader } from '#fields/readers'
import { withTransfer } from '../../answers.ts'
import { messages, NO_POLICY, rowName } from './messages.ts'
import { policyControls, view } from './view.ts'

/** Reads the policies. A number that was typed stays where the visitor says that they do not have it. */
export const model = rowsReader({
  controls: policyControls,
  view,
  rows: ({ transfer }) => transfer.policies,
  with: (answers, policies) => withTransfer(answers, { policies }),
  context: () => null,
  messages: () => messages,
  rowName,
  together: (rows) => (rows.length === 0 ? ['policies', { code: 'required' }, NO_POLICY] : null),
})
