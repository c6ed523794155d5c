import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import type { Policy as SavedPolicy } from '../generated/wire.ts'
import type {
  CriticalIllnessPolicyCover,
  IncomeProtectionPolicyCover,
  IncreaseWithoutProof,
  InsuredPerson,
  LifePolicyCover,
  Policy,
  PolicyCover,
  TpdPolicyCover,
} from './types.ts'

const PREMIUM_TYPES = { S: 'stepped', L: 'level' } as const

function lifeOf(saved: SavedPolicy): LifePolicyCover | null {
  const { sum_Insured: sum, owners, original_Sums: original } = saved
  if (!sum) return null
  return {
    kind: 'life',
    sumInsured: sum,
    owner: owners?.life ?? null,
    originalSum: original?.life ?? null,
  }
}

/** A cover without a linked sum is standalone, whatever structure the record has. */
function tpdOf(saved: SavedPolicy): TpdPolicyCover | null {
  const { owners, structures, original_Sums: original } = saved
  const linked = saved.tpD_Linked_Sum_Insured ?? 0
  const sumInsured = linked + (saved.tpD_Sum_Insured ?? 0)
  if (sumInsured === 0) return null
  const structure = structures?.tpd ?? 'standalone'
  return {
    kind: 'tpd',
    sumInsured,
    linkedSum: structure === 'standalone' ? 0 : linked,
    structure,
    occupationType: saved.tpD_Occupation_Type ?? null,
    extras: [
      ...(saved.tpD_Buy_back ? (['lifeBuyBack'] as const) : []),
      ...(saved.double_TPD ? (['doubleTpd'] as const) : []),
    ],
    owner: owners?.tpd ?? null,
    originalSum: original?.tpd ?? null,
  }
}

function criticalIllnessOf(saved: SavedPolicy): CriticalIllnessPolicyCover | null {
  const { critical_Illness_Sum_Insured: sum, owners, structures, original_Sums: original } = saved
  if (!sum) return null
  return {
    kind: 'criticalIllness',
    sumInsured: sum,
    structure: structures?.criticalIllness ?? 'standalone',
    extras: [
      ...(saved.cI_Buy_back ? (['lifeBuyBack'] as const) : []),
      ...(saved.reinstatement ? (['reinstatement'] as const) : []),
    ],
    owner: owners?.criticalIllness ?? null,
    originalSum: original?.criticalIllness ?? null,
  }
}

function incomeProtectionOf(saved: SavedPolicy): IncomeProtectionPolicyCover | null {
  const { monthly_Benefit: sum, owners, original_Sums: original } = saved
  if (!sum) return null
  return {
    kind: 'incomeProtection',
    sumInsured: sum,
    waitingPeriod: saved.waiting_Period ?? null,
    benefitPeriod: saved.benefit_Period ?? null,
    options: [
      ...(saved.increasing_Claim ? (['increasingClaim'] as const) : []),
      ...(saved.super_Contribution ? (['superContribution'] as const) : []),
    ],
    annualEarnings: saved.annual_Earnings ?? null,
    incomeReplacement: saved.income_Replacement ?? null,
    owner: owners?.incomeProtection ?? null,
    originalSum: original?.incomeProtection ?? null,
  }
}

function insuredOf({ insured }: SavedPolicy): InsuredPerson {
  return {
    dateOfBirth: insured?.date_of_Birth ?? null,
    ratedAge: insured?.rated_Age ?? null,
    gender: insured?.gender ?? null,
    isSmoker: insured?.smoker ?? null,
    occupation: insured?.occupation ?? null,
    occupationId: insured?.occupation_ID ?? null,
    state: insured?.state ?? null,
  }
}

function increaseOf({ increase_Without_Proof: saved }: SavedPolicy): IncreaseWithoutProof | null {
  if (!saved) return null
  const { cover, increase, requested_On: requestedOn } = saved
  return { cover, increase, requestedOn }
}

const COVERS_OF: Readonly<Record<CoverKind, (saved: SavedPolicy) => PolicyCover | null>> = {
  life: lifeOf,
  tpd: tpdOf,
  criticalIllness: criticalIllnessOf,
  incomeProtection: incomeProtectionOf,
}

/** A policy as it was read, with null for what is missing. A cover with a sum of 0 or none is not there. */
export function policyFromSaved(saved: SavedPolicy): Policy {
  const covers = COVER_KINDS.map((kind) => COVERS_OF[kind](saved))
  return {
    id: saved.id,
    number: saved.name,
    insurerCode: saved.insurer_Code,
    insurerName: saved.insurer_Name ?? null,
    productCode: saved.product_Code ?? null,
    productName: saved.product_Name ?? null,
    state: saved.status ?? 'in-force',
    lapseDate: saved.lapse_Date ?? null,
    overdueAmount: saved.overdue_Amount ?? null,
    holders: [saved.policyholder1, saved.policyholder2].filter((name) => typeof name === 'string'),
    covers: covers.filter((cover) => cover !== null),
    premiumType: saved.premium_Structure ? PREMIUM_TYPES[saved.premium_Structure] : null,
    indexation: saved.indexation ?? null,
    premium: {
      amount: saved.premium_Amount ?? null,
      frequency: saved.premium_frequency ?? null,
      method: saved.payment_Method ?? null,
      outsideMethod: saved.outsidePaymentMethod ?? null,
      label: saved.premium_Label ?? null,
    },
    insured: insuredOf(saved),
    startDate: saved.start_Date ?? null,
    nextDebitDate: saved.next_Debit_Date ?? null,
    nextAnniversaryDate: saved.next_Anniversary_Date ?? null,
    increaseWithoutProof: increaseOf(saved),
  }
}
