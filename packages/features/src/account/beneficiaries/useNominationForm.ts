import type { Beneficiary, Owner } from '@coverkit/core'
import type { InputValue } from '@coverkit/flow'
import { withRawInput } from '@coverkit/flow-draft'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useForm } from '#common/form/useForm.ts'
import { bindFields } from '#common/step-form/bindFields.ts'
import { currentFields } from '#common/step-form/currentFields.ts'
import {
  type BeneficiariesField,
  type BeneficiariesForm,
  rowsShown,
  useBeneficiaryRows,
  withSavedRows,
} from '#fields/beneficiaries'
import { beneficiariesReader } from '#fields/beneficiaries/reader'
import { blankNomination, type NominationAnswers, nominationHome, nominationView } from './nominationHome.ts'

const FORM = 'beneficiaries'
const reader = beneficiariesReader(nominationHome)

/** The beneficiaries form of a policy, whose input stays on its page. */
export function useNominationForm(owner: Owner) {
  const [answers, setAnswers] = useState(() => blankNomination(owner, crypto.randomUUID()))
  const latest = useRef(answers)
  const update = useCallback((change: (current: NominationAnswers) => NominationAnswers) => {
    latest.current = change(latest.current)
    setAnswers(latest.current)
  }, [])
  const draft = useMemo(() => ({ update, read: () => ({ answers: latest.current }) }), [update])
  const fields = currentFields(nominationView, FORM, answers)
  const refusals = useForm<{ answers: NominationAnswers; fields: typeof fields }, BeneficiariesField>({
    answers,
    fields,
  })
  const set = (name: BeneficiariesField, value: InputValue) =>
    update((current) => withRawInput(current, FORM, name, value))
  const form: BeneficiariesForm = {
    fields,
    ...bindFields({
      fields,
      set,
      errorOf: refusals.errorOf,
      tidied: (name, value) => reader.tidied(answers, { ...fields, [name]: value }, name),
    }),
  }
  return {
    form,
    errors: refusals.errors,
    submitCount: refusals.submitCount,
    rows: rowsShown(nominationHome, answers),
    actions: useBeneficiaryRows(draft, nominationHome),
    fill: (saved: readonly Beneficiary[]) =>
      update((current) => withSavedRows(nominationHome, { ...current, typed: {} }, saved).answers),
    /** Reads the form, and acts with the answers where nothing is refused. */
    press: (act: (read: NominationAnswers) => Promise<void>) =>
      refusals.submit(
        async () => ({ messages: (shown) => reader.messages(shown.answers, shown.fields) }),
        (shown) => act(reader.submit(shown.answers, shown.fields)),
      ),
  }
}
