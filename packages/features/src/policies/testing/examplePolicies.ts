import type { SavedPolicy } from '@coverkit/core/policies'

/** A life policy as the server answers it; the first worked example of the sample rates. */
export function exampleLifePolicy(changes: Partial<SavedPolicy> = {}): SavedPolicy {
  return {
    id: 'p-1',
    name: 'MLC0012345',
    insurer_Code: 'MLC',
    insurer_Name: 'Mallee Life Company',
    status: 'in-force',
    sum_Insured: 600_000,
    premium_Structure: 'S',
    payment_Method: 'directDebit',
    premium_frequency: 'monthly',
    indexation: 'on',
    owners: { life: 'O', tpd: null, criticalIllness: null, incomeProtection: null },
    premium_Amount: 57.71,
    premium_Label: 'ILLUSTRATIVE SAMPLE RATES. Not any insurer’s rates, not a quote.',
    start_Date: '2024-08-14',
    next_Debit_Date: '2026-12-14',
    next_Anniversary_Date: '2027-08-14',
    policyholder1: 'Robin Sample',
    ...changes,
  }
}

/** All four covers: life and TPD inside super, critical illness outside, income protection partly in super. */
export function exampleWholePolicy(changes: Partial<SavedPolicy> = {}): SavedPolicy {
  return exampleLifePolicy({
    id: 'p-2',
    name: '40088112',
    insurer_Code: 'NEO',
    insurer_Name: 'Neota Life',
    sum_Insured: 1_200_000,
    tpD_Sum_Insured: 100_000,
    tpD_Linked_Sum_Insured: 700_000,
    critical_Illness_Sum_Insured: 200_000,
    monthly_Benefit: 6_000,
    payment_Method: 'enduringRollover',
    premium_frequency: 'yearly',
    indexation: 'offPermanent',
    owners: { life: 'S', tpd: 'S', criticalIllness: 'O', incomeProtection: 'J' },
    structures: { tpd: 'life', criticalIllness: 'standalone' },
    double_TPD: true,
    tpD_Buy_back: true,
    tpD_Occupation_Type: 'any',
    reinstatement: true,
    increasing_Claim: true,
    super_Contribution: 10,
    waiting_Period: '90',
    benefit_Period: '65',
    premium_Amount: 9_767.58,
    next_Debit_Date: '2027-08-14',
    policyholder2: 'Lee Sample',
    ...changes,
  })
}

/** A policy whose premium was not paid, and which ends soon. */
export function exampleLapsingPolicy(changes: Partial<SavedPolicy> = {}): SavedPolicy {
  return exampleLifePolicy({
    id: 'p-3',
    name: 'MLP2210087',
    insurer_Code: 'MLP',
    insurer_Name: 'Meridian Life Protection',
    sum_Insured: 400_000,
    status: 'lapsing',
    lapse_Date: '2026-12-14',
    overdue_Amount: 24.15,
    premium_Amount: 24.15,
    next_Debit_Date: null,
    ...changes,
  })
}

/** Ten policies of one customer. */
export function exampleTenPolicies(): readonly SavedPolicy[] {
  return Array.from({ length: 10 }, (_, index) => {
    const changes = { id: `p-${index}`, name: `POLICY-${index}` }
    if (index === 3) return exampleWholePolicy(changes)
    return exampleLifePolicy(
      index % 2 === 0
        ? changes
        : { ...changes, owners: { life: 'S', tpd: null, criticalIllness: null, incomeProtection: null } },
    )
  })
}
