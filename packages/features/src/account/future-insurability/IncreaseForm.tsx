import { useBrand } from '@coverkit/brand'
import type { InsurableCover } from '@coverkit/core/guaranteed-insurability'
import type { Policy } from '@coverkit/core/policies'
import { Alert, Button, Checkbox, ErrorSummary, Form, Inline, Stack } from '@coverkit/ui'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { lifeEventNotice } from '#common/collection-notice/notices/lifeEventNotice.ts'
import { useInputForm } from '#common/form/useInputForm.ts'
import { mayHaveArrived } from '#common/queries/mutationFailure.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { today } from '#fields/controls'
import {
  answersSoFar,
  insurabilityCopy as copy,
  emptyForm,
  type InsurabilityField,
  type InsurabilityForm,
  insurabilityReader,
  proofNote,
} from '#policies/insurability'
import { AmountFields, CoverFields, EventFields } from '#policies/insurability-fields'
import { useStoredInput } from '../stored-input/useStoredInput.ts'
import { increaseKind } from './increaseKind.ts'
import { increaseMutation } from './mutations.ts'
import { ProofFields } from './proof/ProofFields.tsx'
import type { ProofFiles } from './proof/useProof.ts'
import { requestFailure } from './requestFailure.ts'
import type { SentIncrease } from './Sent.tsx'

interface IncreaseFormProps {
  readonly policy: Policy
  readonly covers: readonly InsurableCover[]
  readonly proof: ProofFiles
  readonly onSent: (sent: SentIncrease) => void
}

/** The event, its date, the increase of each cover, and the proof. */
export function IncreaseForm({ policy, covers, proof, onSent }: IncreaseFormProps) {
  const brand = useBrand()
  const kinds = covers.map(({ kind }) => kind)
  const input = useInputForm<InsurabilityForm, InsurabilityField>(emptyForm(kinds))
  const { form, set, errorOf } = input
  const forget = useStoredInput(increaseKind(policy.id), form, set)
  const { state, send } = useMutation(async () => increaseMutation)
  const answers = answersSoFar(form, policy.id)
  const shared = { form, set, errorOf, answers }
  return (
    <Stack gap={24}>
      <CollectionNotice notice={lifeEventNotice} />
      <ErrorSummary heading={copy.problem} errors={input.errors} submitCount={input.submitCount} />
      <Form
        onSubmit={() =>
          void input.submit(
            async () => insurabilityReader({ policyId: policy.id, covers, today: today(), brand }),
            async (read) => {
              const end = await send({ answers: read, productCode: policy.productCode ?? '' })
              if (end.status !== 'done') return
              await forget()
              onSent({ id: end.data.id ?? null, policy, covers, answers: read })
            },
          )
        }
      >
        <Stack gap={32}>
          <EventFields {...shared} />
          <AmountFields {...shared} />
          <CoverFields {...shared} covers={covers} />
          <ProofFields event={answers} proof={proof} level={2} note={proofNote(answers.eventDate, today())} />
          <Checkbox
            name="acknowledged"
            label={copy.acknowledge.label}
            hint={copy.acknowledge.hint}
            checked={form.acknowledged}
            onChange={(acknowledged) => set({ acknowledged })}
            error={errorOf('acknowledged')}
          />
          {state.status === 'failed' && (
            <Alert
              severity="error"
              role="alert"
              title={mayHaveArrived(state.failure) ? copy.unsure : copy.notSent}
            >
              {requestFailure(state.failure)}
            </Alert>
          )}
          <Inline>
            <Button type="submit" variant="primary" busy={input.busy} busyLabel={copy.busy} fullOnPhone>
              {copy.submit}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  )
}
