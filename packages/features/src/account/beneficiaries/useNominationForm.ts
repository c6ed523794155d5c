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
import { useStoredInput } from '../stored-input/useStoredInput.ts'
import {
  blankNomination,
  FORM,
  type NominationAnswers,
  nominationHome,
  nominationView,
} from './nominationHome.ts'
import { nominationKind } from './nominationKind.ts'

const reader = beneficiariesReader(nominationHome)

interface NominationOf {
  readonly policyId: string
  readonly owner: Owner
}

/** The beneficiaries form of a policy, whose input is stored until it is sent. */
export function useNominationForm({ policyId, owner }: NominationOf) {
  const [answers, setAnswers] = useState(() => blankNomination(owner, crypto.randomUUID()))
  const latest = useRef(answers)
  const update = useCallback((change: (current: NominationAnswers) => NominationAnswers) => {
    latest.current = change(latest.current)
    setAnswers(latest.current)
  }, [])
  const forget = useStoredInput(nominationKind(policyId), answers, (stored) => {
    if (stored.owner === owner) update(() => stored)
  })
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
    /** Deletes what was stored, once it was sent. */
    forget,
    /** Reads the form, and acts with the answers where nothing is refused. */
    press: (act: (read: NominationAnswers) => Promise<void>) =>
      refusals.submit(
        async () => ({ messages: (shown) => reader.messages(shown.answers, shown.fields) }),
        (shown) => act(reader.submit(shown.answers, shown.fields)),
      ),
  }
}
