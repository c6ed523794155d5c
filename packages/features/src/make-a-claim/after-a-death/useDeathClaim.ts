import type { DeathClaimAnswers } from '@coverkit/core/claims'
import type { InputValue } from '@coverkit/flow'
import { useCallback, useState } from 'react'
import { useForm } from '#common/form/useForm.ts'
import { useLoaded } from '#common/lazy-component/useLoaded.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { bindFields } from '#common/step-form/bindFields.ts'
import {
  blankInput,
  type DeathClaimField,
  type DeathClaimForm,
  type DeathClaimInput,
} from './DeathClaimForm.ts'

const load = () => import('./deathClaim.lazy.ts')

/** The form, then the code, then the claim that was filed. */
export function useDeathClaim() {
  const [fields, setFields] = useState(blankInput)
  const [claim, setClaim] = useState<DeathClaimAnswers | null>(null)
  const reader = useLoaded(load)?.deathClaimReader
  const refusals = useForm<DeathClaimInput, DeathClaimField>(fields)
  const code = useMutation(async () => (await load()).codeMutation)
  const filing = useMutation(async () => (await load()).claimMutation)
  const set = useCallback(
    (name: DeathClaimField, value: InputValue) => setFields((current) => ({ ...current, [name]: value })),
    [],
  )
  const form: DeathClaimForm = {
    fields,
    ...bindFields({
      fields,
      set,
      errorOf: refusals.errorOf,
      tidied: (name, value) => reader?.tidied({ ...fields, [name]: value }, name) ?? value,
    }),
  }
  async function mailCode(answers: DeathClaimAnswers): Promise<boolean> {
    const end = await code.send({ email: answers.email ?? '' })
    return end.status === 'done'
  }
  return {
    form,
    refusals,
    code: code.state,
    filing: filing.state,
    /** The read form while its code is asked for; null before, and while it is changed. */
    claim,
    reference: filing.state.status === 'done' ? filing.state.data.reference : null,
    submit: () =>
      refusals.submit(
        async () => (await load()).deathClaimReader,
        async (input, { read }) => {
          const answers = read(input)
          if (await mailCode(answers)) setClaim(answers)
        },
      ),
    sendNewCode: async () => {
      if (claim) await mailCode(claim)
    },
    change: () => setClaim(null),
    file: async (entered: string) => {
      if (claim) await filing.send({ claim, code: entered })
    },
  }
}

export type DeathClaim = ReturnType<typeof useDeathClaim>
