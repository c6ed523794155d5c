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
import { type FlowAnswers, withRawInput } from '@coverkit/flow-draft'
import { rowField } from '#fields/readers'
import type { BeneficiariesHome } from './BeneficiariesHome.ts'
import { beneficiaryControls } from './beneficiaryControls.ts'
import { formatShare, shareOf } from './shares.ts'

/** The id of the form, under which drafts hold what is typed. */
const STEP = 'beneficiaries'

type Home<Answers> = BeneficiariesHome<Answers>

function withRows<Answers>(home: Home<Answers>, answers: Answers, rows: readonly Beneficiary[]): Answers {
  return home.with(answers, { ...home.of(answers), rows })
}

/** The answers with one more row, last; the same where five are there already. */
export function addBeneficiary<Answers extends FlowAnswers>(
  home: Home<Answers>,
  answers: Answers,
  id: string,
): Answers {
  const rows = home.of(answers).rows
  return rows.length >= MAXIMUM_BENEFICIARIES
    ? answers
    : withRows(home, answers, [...rows, emptyBeneficiary(id)])
}

/** A row that was removed, with what was typed into it. */
export interface RemovedBeneficiary {
  readonly row: RemovedRow<Beneficiary>
  readonly typed: InputValues
}

export function removeBeneficiary<Answers extends FlowAnswers>(
  home: Home<Answers>,
  answers: Answers,
  id: string,
): { readonly answers: Answers; readonly removed: RemovedBeneficiary | null } {
  const { rows, removed } = removeRow(home.of(answers).rows, id)
  if (!removed) return { answers, removed: null }
  const keys = beneficiaryControls.names.map((name) => `${STEP}/${rowField(name, id)}`)
  const entries = Object.entries(answers.typed)
  const typed = Object.fromEntries(entries.filter(([key]) => keys.includes(key)))
  const rest = Object.fromEntries(entries.filter(([key]) => !keys.includes(key)))
  return { answers: withRows(home, { ...answers, typed: rest }, rows), removed: { row: removed, typed } }
}

/** The answers with the row back where it stood, as it was typed; the same where five others are there by now. */
export function restoreBeneficiary<Answers extends FlowAnswers>(
  home: Home<Answers>,
  answers: Answers,
  { row, typed }: RemovedBeneficiary,
): Answers {
  const rows = restoreRow(home.of(answers).rows, row)
  if (rows.length > MAXIMUM_BENEFICIARIES) return answers
  return withRows(home, { ...answers, typed: { ...answers.typed, ...typed } }, rows)
}

/** Returns the rows with their shares as entered on the page. */
export function rowsShown<Answers extends FlowAnswers>(
  home: Home<Answers>,
  answers: Answers,
): readonly Beneficiary[] {
  return home.of(answers).rows.map((row) => {
    const typed = answers.typed[`${STEP}/${rowField('share', row.id)}`]
    return typed === undefined ? row : { ...row, benefitPercent: shareOf(typed) }
  })
}

function withShares<Answers extends FlowAnswers>(answers: Answers, rows: readonly Beneficiary[]): Answers {
  return rows.reduce(
    (next, { id, benefitPercent }) =>
      benefitPercent === null
        ? next
        : withRawInput(next, STEP, rowField('share', id), formatShare(benefitPercent)),
    answers,
  )
}

export function shareEqually<Answers extends FlowAnswers>(home: Home<Answers>, answers: Answers): Answers {
  const rows = home.of(answers).rows
  return rows.length === 0 ? answers : withShares(answers, splitEvenly(rows))
}

/** Returns the rest of 100 % after the other rows' shares, in basis points. */
export function restFor(rows: readonly Beneficiary[], id: string): number {
  return Math.max(0, WHOLE_BENEFIT - beneficiariesTotal(rows.filter((row) => row.id !== id)))
}

export function giveRestTo<Answers extends FlowAnswers>(
  home: Home<Answers>,
  answers: Answers,
  id: string,
): Answers {
  const rows = giveRest(rowsShown(home, answers), id)
  return withShares(
    answers,
    rows.filter((row) => row.id === id),
  )
}

/** The answers with the stored rows that count, and how many did not. */
export function withLoadedRows<Answers extends FlowAnswers>(
  home: Home<Answers>,
  answers: Answers,
): Pick<LoadedBeneficiaries, 'dropped' | 'omitted'> & { readonly answers: Answers } {
  const { rows, dropped, omitted } = loadBeneficiaries(home.of(answers).rows)
  return { answers: dropped + omitted === 0 ? answers : withRows(home, answers, rows), dropped, omitted }
}

/** Whether a row has a name, a relationship or a share by now, submitted or typed. */
export function hasNamedAnybody<Answers extends FlowAnswers>(home: Home<Answers>, answers: Answers): boolean {
  const isAnswered = ({ firstName, lastName, relationshipToPolicyHolder, benefitPercent }: Beneficiary) =>
    [firstName, lastName, relationshipToPolicyHolder, benefitPercent].some((value) => value !== null)
  const names = home
    .of(answers)
    .rows.flatMap(({ id }) => beneficiaryControls.names.map((name) => `${STEP}/${rowField(name, id)}`))
  return home.of(answers).rows.some(isAnswered) || names.some((name) => answers.typed[name] !== undefined)
}

/** The answers with the rows of the account in place of blank ones: those that count, and how many did not. */
export function withSavedRows<Answers extends FlowAnswers>(
  home: Home<Answers>,
  answers: Answers,
  saved: readonly Beneficiary[],
): Pick<LoadedBeneficiaries, 'dropped' | 'omitted'> & {
  readonly answers: Answers
  readonly count: number
} {
  const { rows, dropped, omitted } = loadBeneficiaries(saved)
  return { answers: withRows(home, answers, rows), count: rows.length, dropped, omitted }
}
