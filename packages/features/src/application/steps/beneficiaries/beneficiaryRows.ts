import {
  type Beneficiary,
  beneficiariesTotal,
  emptyBeneficiary,
  giveRest,
  type LoadedBeneficiaries,
  loadBeneficiaries,
  MAXIMUM_BENEFICIARIES,
  splitEvenly,
  WHOLE_BENEFIT,
} from '@coverkit/core'
import { type InputValues, type RemovedRow, removeRow, restoreRow } from '@coverkit/flow'
import { withRawInput } from '@coverkit/flow-draft'
import { rowField } from '#fields/readers'
import { type ApplicationAnswers, withApplication } from '../../answers.ts'
import { formatShare, shareOf } from './shares.ts'
import { beneficiaryControls } from './view.ts'

const STEP = 'beneficiaries'

const rowsOf = ({ application }: ApplicationAnswers) => application.beneficiaries.rows

function withRows(answers: ApplicationAnswers, rows: readonly Beneficiary[]): ApplicationAnswers {
  const { beneficiaries } = answers.application
  return withApplication(answers, { beneficiaries: { ...beneficiaries, rows } })
}

/** The answers with one more row, last; the same where five are there already. */
export function addBeneficiary(answers: ApplicationAnswers, id: string): ApplicationAnswers {
  const rows = rowsOf(answers)
  return rows.length >= MAXIMUM_BENEFICIARIES ? answers : withRows(answers, [...rows, emptyBeneficiary(id)])
}

/** A row that was removed, with what was typed into it. */
export interface RemovedBeneficiary {
  readonly row: RemovedRow<Beneficiary>
  readonly typed: InputValues
}

export function removeBeneficiary(
  answers: ApplicationAnswers,
  id: string,
): { readonly answers: ApplicationAnswers; readonly removed: RemovedBeneficiary | null } {
  const { rows, removed } = removeRow(rowsOf(answers), id)
  if (!removed) return { answers, removed: null }
  const keys = beneficiaryControls.names.map((name) => `${STEP}/${rowField(name, id)}`)
  const entries = Object.entries(answers.typed)
  const typed = Object.fromEntries(entries.filter(([key]) => keys.includes(key)))
  const rest = Object.fromEntries(entries.filter(([key]) => !keys.includes(key)))
  return { answers: withRows({ ...answers, typed: rest }, rows), removed: { row: removed, typed } }
}

/** The answers with the row back where it stood, as it was typed; the same where five others are there by now. */
export function restoreBeneficiary(
  answers: ApplicationAnswers,
  { row, typed }: RemovedBeneficiary,
): ApplicationAnswers {
  const rows = restoreRow(rowsOf(answers), row)
  if (rows.length > MAXIMUM_BENEFICIARIES) return answers
  return withRows({ ...answers, typed: { ...answers.typed, ...typed } }, rows)
}

/** Returns the rows with their shares as entered on the page. */
export function rowsShown(answers: ApplicationAnswers): readonly Beneficiary[] {
  return rowsOf(answers).map((row) => {
    const typed = answers.typed[`${STEP}/${rowField('share', row.id)}`]
    return typed === undefined ? row : { ...row, benefitPercent: shareOf(typed) }
  })
}

function withShares(answers: ApplicationAnswers, rows: readonly Beneficiary[]): ApplicationAnswers {
  return rows.reduce(
    (next, { id, benefitPercent }) =>
      benefitPercent === null
        ? next
        : withRawInput(next, STEP, rowField('share', id), formatShare(benefitPercent)),
    answers,
  )
}

export function shareEqually(answers: ApplicationAnswers): ApplicationAnswers {
  const rows = rowsOf(answers)
  return rows.length === 0 ? answers : withShares(answers, splitEvenly(rows))
}

/** Returns the rest of 100 % after the other rows' shares, in basis points. */
export function restFor(rows: readonly Beneficiary[], id: string): number {
  return Math.max(0, WHOLE_BENEFIT - beneficiariesTotal(rows.filter((row) => row.id !== id)))
}

export function giveRestTo(answers: ApplicationAnswers, id: string): ApplicationAnswers {
  const rows = giveRest(rowsShown(answers), id)
  return withShares(
    answers,
    rows.filter((row) => row.id === id),
  )
}

/** The answers with the stored rows that count, and how many did not. */
export function withLoadedRows(
  answers: ApplicationAnswers,
): Pick<LoadedBeneficiaries, 'dropped' | 'omitted'> & { readonly answers: ApplicationAnswers } {
  const { rows, dropped, omitted } = loadBeneficiaries(rowsOf(answers))
  return { answers: dropped + omitted === 0 ? answers : withRows(answers, rows), dropped, omitted }
}

/** Whether a row has a name, a relationship or a share by now, submitted or typed. */
export function hasNamedAnybody(answers: ApplicationAnswers): boolean {
  const isAnswered = ({ firstName, lastName, relationshipToPolicyHolder, benefitPercent }: Beneficiary) =>
    [firstName, lastName, relationshipToPolicyHolder, benefitPercent].some((value) => value !== null)
  const names = rowsOf(answers).flatMap(({ id }) =>
    beneficiaryControls.names.map((name) => `${STEP}/${rowField(name, id)}`),
  )
  return rowsOf(answers).some(isAnswered) || names.some((name) => answers.typed[name] !== undefined)
}

/** The answers with the rows of the account in place of blank ones: those that count, and how many did not. */
export function withSavedRows(
  answers: ApplicationAnswers,
  saved: readonly Beneficiary[],
): Pick<LoadedBeneficiaries, 'dropped' | 'omitted'> & {
  readonly answers: ApplicationAnswers
  readonly count: number
} {
  const { rows, dropped, omitted } = loadBeneficiaries(saved)
  return { answers: withRows(answers, rows), count: rows.length, dropped, omitted }
}
