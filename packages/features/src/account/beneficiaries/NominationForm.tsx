import type { Policy } from '@coverkit/core/policies'
import { Alert, Button, ErrorSummary, Form, Inline, Stack } from '@coverkit/ui'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { nominationNotice } from '#common/collection-notice/notices/nominationNotice.ts'
import type { PageServices } from '#common/page-services/index.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { BeneficiaryRows, Nomination } from '#fields/beneficiaries'
import { useProof } from '#identity-check/proof'
import { beneficiariesCopy as copy } from './copy.ts'
import { nominationMutation } from './mutations.ts'
import type { NominationSent } from './NominationSent.ts'
import { nominationFailure } from './nominationFailure.ts'
import { SavedPeople } from './SavedPeople.tsx'
import { useNominationForm } from './useNominationForm.ts'

interface NominationFormProps {
  readonly services: PageServices
  readonly policy: Policy
  readonly onSent: (sent: NominationSent) => void
}

/** Everybody who is to be named on a policy, which is sent once the customer has shown that it is them. */
export function NominationForm({ services, policy, onSent }: NominationFormProps) {
  const owner = policy.covers.find(({ kind }) => kind === 'life')?.owner ?? 'O'
  const { form, errors, submitCount, rows, actions, fill, forget, press } = useNominationForm({
    policyId: policy.id,
    owner,
  })
  const proof = useProof({ services, name: 'beneficiaries' })
  const { state, send } = useMutation(async () => nominationMutation)
  const submit = () =>
    press(async ({ beneficiaries }) => {
      const content = { policyId: policy.id, owner, beneficiaries }
      const end = await proof.give(({ idToken }) => send({ ...content, idToken }))
      if (end?.status !== 'done') return
      await forget()
      onSent({ policy, request: end.data.request })
    })
  return (
    <Stack gap={24}>
      <CollectionNotice notice={nominationNotice} />
      <Alert severity="info" title={copy.replaces.title}>
        <p>{copy.replaces.text}</p>
      </Alert>
      <SavedPeople services={services} onUse={fill} />
      <ErrorSummary heading={copy.problem} errors={errors} submitCount={submitCount} />
      <Form onSubmit={() => void submit()}>
        <Stack gap={32}>
          <Nomination form={form} owner={owner} />
          <BeneficiaryRows form={form} rows={rows} owner={owner} address="" actions={actions} />
          {state.status === 'failed' && (
            <Alert severity="error" role="alert" title={copy.failed}>
              {nominationFailure(state.failure)}
            </Alert>
          )}
          <Inline>
            <Button
              type="submit"
              variant="primary"
              fullOnPhone
              busy={state.status === 'pending'}
              busyLabel={copy.sending}
            >
              {copy.submit}
            </Button>
          </Inline>
        </Stack>
      </Form>
      {proof.dialog}
    </Stack>
  )
}
