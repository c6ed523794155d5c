import type { Commission, StoredPolicy } from '../subjects/policies/StoredPolicy.ts'
import type { Api } from './makeApi.ts'

export const POLICIES_PATH = '/api/v1/policies/PoliciesList'

/** Makes the rating rules' first worked example: male 37, life 600,000 with MLC, 57.71 a month. */
export const lifePolicy = (changes: Partial<StoredPolicy> = {}): StoredPolicy => ({
  name: 'MLC0012345',
  insurer_Code: 'MLC',
  insurer_Name: 'Mallee Life Company',
  product_Code: 'MLC-01',
  product_Name: 'Mallee Life Company Cover Plan',
  lapse_Date: null,
  sum_Insured: 600_000,
  tpD_Sum_Insured: null,
  tpD_Linked_Sum_Insured: null,
  critical_Illness_Sum_Insured: null,
  monthly_Benefit: null,
  premium_Structure: 'S',
  payment_Method: 'directDebit',
  outsidePaymentMethod: null,
  premium_frequency: 'monthly',
  indexation: 'on',
  owners: { life: 'O', tpd: null, criticalIllness: null, incomeProtection: null },
  structures: { tpd: null, criticalIllness: null },
  double_TPD: null,
  tpD_Buy_back: null,
  tpD_Occupation_Type: null,
  cI_Buy_back: null,
  reinstatement: null,
  increasing_Claim: null,
  super_Contribution: null,
  waiting_Period: null,
  benefit_Period: null,
  annual_Earnings: null,
  income_Replacement: null,
  premium_Amount: 57.71,
  original_Sums: { life: 566_000, tpd: null, criticalIllness: null, incomeProtection: null },
  insured: {
    date_of_Birth: '1989-03-27',
    rated_Age: 37,
    gender: 'M',
    smoker: false,
    occupation: 'Administrator (office)',
    occupation_ID: 4,
    state: 'NSW',
  },
  start_Date: '2024-08-14',
  drawDay: 14,
  overdue: null,
  policyholder1: 'Robin Example',
  policyholder2: null,
  ...changes,
})

const COMMISSION: Commission = { upFrontCents: 41_551, ongoingCents: 13_850 }

/** Adds policies to a customer, by address or by their token's subject; returns the ids in the same order. */
export async function givePolicies(
  api: Pick<Api, 'post'>,
  { email, owner }: { email?: string; owner?: string },
  policies: readonly StoredPolicy[],
  commission: Commission = COMMISSION,
): Promise<string[]> {
  const body = { email, owner, policies: policies.map((policy) => ({ ...policy, commission })) }
  return ((await api.post('/sandbox/policies', body)).json as { ids: string[] }).ids
}
