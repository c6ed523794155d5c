import type { SupportNeeds } from '@coverkit/api-client'
import { Alert, Button, ErrorSummary, Form, Inline, Stack, Text } from '@coverkit/ui'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { extraHelpNotice } from '#common/collection-notice/notices/extraHelpNotice.ts'
import { useInputForm } from '#common/form/useInputForm.ts'
import type { PageServices } from '#common/page-services/index.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { proofCopy, proofFailure, useProof } from '#identity-check/proof'
import { extraHelpCopy as copy, type ExtraHelpField } from './copy.ts'
import { ExtraHelpFields } from './ExtraHelpFields.tsx'
import { extraHelpReader, formOf } from './extraHelpForm.ts'
import { extraHelpMutation } from './mutations.ts'

interface ExtraHelpFormProps {
  readonly services: PageServices
  /** Null where the customer has said nothing. */
  readonly stored: SupportNeeds | null
}

/** The form of the support needs, stored or removed once the customer has shown that it is them. */
export function ExtraHelpForm({ services, stored }: ExtraHelpFormProps) {
  const form = useInputForm<ReturnType<typeof formOf>, ExtraHelpField>(
    formOf(stored),
    undefined,
    extraHelpReader.tidied,
  )
  const proof = useProof({ services, name: 'extra-help' })
  const { state, send } = useMutation(async () => extraHelpMutation)
  const change = (supportNeeds: SupportNeeds | null) =>
    proof.give(({ idToken }) => send({ supportNeeds, idToken }))
  async function remove(): Promise<void> {
    const end = await change(null)
    if (end?.status === 'done') form.set(formOf(null))
  }
  const isRemoving = state.status === 'pending' && state.content.supportNeeds === null
  return (
    <Stack gap={24}>
      <CollectionNotice notice={extraHelpNotice} />
      <Alert severity="info" title={copy.where.title}>
        <p>{copy.where.text}</p>
      </Alert>
      <ErrorSummary heading={copy.problem} errors={form.errors} submitCount={form.submitCount} />
      <Form
        onSubmit={() =>
          void form.submit(
            async () => extraHelpReader,
            async (needs) => void (await change(needs)),
          )
        }
      >
        <Stack gap={32}>
          <ExtraHelpFields form={form} />
          <Stack gap={8}>
            <Text tone="soft">{copy.consent}</Text>
            <Text tone="soft">{copy.mail}</Text>
          </Stack>
          {state.status === 'failed' && (
            <Alert severity="error" role="alert" title={copy.failed}>
              {failureOf(state.failure)}
            </Alert>
          )}
          {state.status === 'done' && (
            <Alert
              severity="success"
              role="status"
              title={state.content.supportNeeds === null ? copy.removed : copy.saved}
            />
          )}
          <Inline>
            <Button
              type="submit"
              variant="primary"
              fullOnPhone
              busy={state.status === 'pending' && !isRemoving}
              busyLabel={copy.saving}
            >
              {copy.submit}
            </Button>
            {stored !== null && (
              <Button fullOnPhone busy={isRemoving} busyLabel={copy.removing} onClick={() => void remove()}>
                {copy.remove}
              </Button>
            )}
          </Inline>
        </Stack>
      </Form>
      {proof.dialog}
    </Stack>
  )
}

function failureOf(failure: MutationFailure): string {
  if (failure.kind !== 'refused') return proofFailure(failure)
  const isUnproved = failure.errors.some(({ code }) => code === 'proof-required')
  return isUnproved ? proofCopy.unproved : copy.refused
}
