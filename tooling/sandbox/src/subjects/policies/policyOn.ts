import { addDays } from '@coverkit/core'
import { anniversaryAfter, debitOnOrAfter } from '@coverkit/core/policies'
import type { Schema } from '../../document/Schema.ts'
import type { StoredPolicy } from './StoredPolicy.ts'

/** Each sample insurer gives so long from the start, as its product disclosure statement says. */
const COOLING_OFF_DAYS = 30

type Status = NonNullable<Schema<'Policy'>['status']>

function statusOn({ lapse_Date: lapseDate = null }: StoredPolicy, today: string): Status {
  if (lapseDate === null) return 'in-force'
  return today <= lapseDate ? 'lapsing' : 'lapsed'
}

/** Returns the next debit; null for a lapsing policy, whose premium is paid by other means. */
function debitOn(policy: StoredPolicy, today: string): string | null {
  const { drawDay, premium_frequency: frequency, start_Date: start } = policy
  return drawDay && frequency ? debitOnOrAfter(start, { drawDay, frequency }, today) : null
}

/** Returns the last day on which the policy may be cancelled for a refund; null once it is over. */
function coolingOffEnd({ start_Date: start }: StoredPolicy, today: string): string | null {
  const end = addDays(start, COOLING_OFF_DAYS)
  return start <= today && today <= end ? end : null
}

/** Returns a policy in the contract's form on a day, `YYYY-MM-DD` in Sydney, with the premium tables' label. */
export function policyOn(
  { id, policy: stored }: { id: string; policy: StoredPolicy },
  today: string,
  label: string,
): Schema<'Policy'> {
  const { drawDay: _, overdue, ...policy } = stored
  const status = statusOn(stored, today)
  const isInForce = status === 'in-force'
  return {
    ...policy,
    id,
    status,
    premium_Label: label,
    overdue_Amount: status === 'lapsing' ? overdue : null,
    next_Debit_Date: isInForce ? debitOn(stored, today) : null,
    cooling_Off_End_Date: isInForce ? coolingOffEnd(stored, today) : null,
    next_Anniversary_Date: status === 'lapsed' ? null : anniversaryAfter(stored.start_Date, today),
  }
}
