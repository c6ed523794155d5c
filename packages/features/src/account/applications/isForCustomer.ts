import type { OutstandingItem } from '@coverkit/api-client'

/** Requirements that other people fulfil: an appointment is made with the customer by phone. */
const DONE_BY_OTHERS: ReadonlySet<string> = new Set([
  'second-signature',
  'assessment',
  'phone-call',
  'doctor-report',
  'blood-test',
  'health-check',
])

/** Whether something outstanding is the customer's to do. */
export const isForCustomer = ({ kind }: Pick<OutstandingItem, 'kind'>): boolean => !DONE_BY_OTHERS.has(kind)
