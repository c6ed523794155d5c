import { COVER_KINDS } from '../covers/kinds.ts'
import type { Policy as SavedPolicy } from '../generated/wire.ts'
import { COVERS_OF_POLICY } from './covers/coversOfPolicy.ts'
import type { IncreaseWithoutProof, InsuredPerson, Policy } from './types.ts'

const PREMIUM_TYPES = { S: 'stepped', L: 'level' } as const

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

/** A policy as it was read, with null for what is missing. A cover with a sum of 0 or none is not there. */
export function policyFromSaved(saved: SavedPolicy): Policy {
  const covers = COVER_KINDS.map((kind) => COVERS_OF_POLICY[kind].fromSaved(saved))
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
    coolingOffEnd: saved.cooling_Off_End_Date ?? null,
    increaseWithoutProof: increaseOf(saved),
  }
}
