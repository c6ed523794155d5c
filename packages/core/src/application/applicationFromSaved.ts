import { byName } from '../fields/byName.ts'
import { withBlanks } from '../fields/wireNames.ts'
import type { SelectedQuote } from '../generated/wire.ts'
import type { ClientQuote } from '../quote/types.ts'
import { beneficiariesFromSaved } from './beneficiaryWire.ts'
import type { PolicyHolder } from './holderFields.ts'
import { holderFromSaved } from './holderWire.ts'
import { loadBeneficiaries } from './loadBeneficiaries.ts'
import { NOMINATION_TYPES } from './nominations.ts'
import { type Payment, paymentFields } from './paymentFields.ts'
import { quoteOfSaved, type SavedDetails } from './quoteOfSaved.ts'
import {
  ACCEPTANCES,
  type Acceptances,
  type ApplicationAnswers,
  KEY_DOCUMENTS_ACCEPTANCES,
  type Signature,
  type VersionsRead,
} from './types.ts'
import type { SavedApplication } from './wire.ts'

/** A saved application as answers, the quote that it is for and the chosen offer. */
export interface LoadedApplication {
  readonly answers: ApplicationAnswers
  readonly quote: ClientQuote
  readonly selected: SelectedQuote | null
  /** Beneficiaries left out for a share of 0 %. */
  readonly dropped: number
  /** Beneficiaries beyond the first five. */
  readonly omitted: number
}

function known<Option>(options: readonly Option[], value: string | null | undefined): Option | null {
  return options.find((option) => option === value) ?? null
}

const paymentFromSaved = (saved: SavedDetails['payment']): Payment =>
  withBlanks(paymentFields, {
    ...saved,
    outsideMethod: saved?.outsidePaymentMethod ?? null,
    cardToken: saved?.token ?? null,
  })

/** Only what was saved as true counts as accepted. */
const acceptancesFromSaved = (saved: SavedDetails['acceptances']): Acceptances =>
  byName(ACCEPTANCES, (name) => saved?.[name] === true)

const versionsFromSaved = (saved: SavedDetails['documentsRead']): VersionsRead =>
  byName(KEY_DOCUMENTS_ACCEPTANCES, (name) =>
    (saved ?? [])
      .filter(({ acceptance }) => acceptance === name)
      .map(({ acceptance: _, opened = null, ...version }) => ({ ...version, opened })),
  )

function declarationsFromSaved(details: SavedDetails, holders: readonly PolicyHolder[]): Signature[] {
  const { signatures, signedName, signedAt } = details
  const listed = (signatures ?? []).map((saved): Signature => {
    return {
      holderId: saved.rowId,
      name: saved.signedName,
      signedAt: saved.signedAt,
      shownHash: saved.shownHash,
    }
  })
  const [first] = holders
  if (listed.length > 0) return listed.filter(({ holderId }) => holders.some(({ id }) => id === holderId))
  if (first === undefined || !signedName || !signedAt) return []
  return [{ holderId: first.id, name: signedName, signedAt, shownHash: null }]
}

/**
 * A saved application read back, the inverse of `applicationRequest`: null and missing values become the defaults, 0 %
 * beneficiaries and those beyond five are left out and counted. A holder of whom no row id was saved gets the next of
 * `holderIds`.
 */
export function applicationFromSaved(
  saved: SavedApplication,
  { holderIds }: { readonly holderIds: readonly [first: string, second: string] },
): LoadedApplication {
  const details = saved.applicationDetails ?? {}
  const people = [saved.contactDetails ?? {}, saved.policyHolderDetails].filter((person) => !!person)
  const firstId = people[0]?.rowId || holderIds[0]
  const holders = people.map((person, index) => {
    const spare = holderIds.find((id) => id !== firstId) ?? holderIds[1]
    const ownId = person.rowId && person.rowId !== firstId ? person.rowId : spare
    return holderFromSaved(person, index === 0 ? firstId : ownId)
  })
  const { rows, dropped, omitted } = loadBeneficiaries(
    beneficiariesFromSaved(saved.beneficiaryContacts ?? []),
  )
  const answers: ApplicationAnswers = {
    holders,
    acceptances: acceptancesFromSaved(details.acceptances),
    versionsRead: versionsFromSaved(details.documentsRead),
    payment: paymentFromSaved(details.payment),
    beneficiaries: {
      used: details.hasBeneficiaries ?? null,
      nominationType: known(NOMINATION_TYPES, details.nominationType),
      rows,
    },
    declarations: declarationsFromSaved(details, holders),
  }
  return {
    answers,
    quote: quoteOfSaved(details),
    selected: details.compareProductDetails ?? null,
    dropped,
    omitted,
  }
}
