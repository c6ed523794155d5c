import type { Claim } from '@coverkit/api-client'
import { Alert, Button, ErrorSummary, Form, Heading, Inline, Stack, Text, TextField } from '@coverkit/ui'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { claimBankNotice } from '#common/collection-notice/notices/claimBankNotice.ts'
import { useInputForm } from '#common/form/useInputForm.ts'
import { usePageServices } from '#common/page-services/index.ts'
import { requestFailureCopy } from '#common/queries/copy.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { stepCopy } from '#common/step-form/stepCopy.ts'
import { useProof } from '#identity-check/proof'
import { type BankForm, bankReader, emptyBankForm } from './bankForm.ts'
import * as styles from './claimPage.css.ts'
import { claimPageCopy } from './claimPageCopy.ts'

const { bank: copy, bankFailures } = claimPageCopy

interface BankDetailsProps {
  readonly claim: Pick<Claim, 'id'>
  readonly onSaved: () => void
}

/** Where an accepted claim is paid to, by who shows again that it is them. What is typed is in the page's memory alone. */
export function BankDetails({ claim, onSaved }: BankDetailsProps) {
  const form = useInputForm<BankForm, keyof BankForm>(emptyBankForm, undefined, bankReader.tidied)
  const { state, send } = useMutation(async () => (await import('./bankMutation.ts')).bankMutation)
  const proof = useProof({ services: usePageServices(), name: 'bank' })
  const text = (name: keyof BankForm) => ({
    name,
    label: copy[name],
    value: form.form[name],
    format: form.formatOf(name),
    error: form.errorOf(name),
    onChange: (value: string) => form.set({ [name]: value }),
  })
  async function save(details: BankForm): Promise<void> {
    const end = await proof.give(({ idToken }) => send({ id: claim.id, ...details, idToken }))
    if (end?.status === 'done') onSaved()
  }
  return (
    <section aria-labelledby="bank" className={styles.form}>
      <Stack gap={24}>
        <Stack gap={4}>
          <Heading level={3} id="bank">
            {copy.title}
          </Heading>
          <Text measure>{copy.lead}</Text>
          <CollectionNotice notice={claimBankNotice} />
        </Stack>
        <ErrorSummary heading={stepCopy.problem} errors={form.errors} submitCount={form.submitCount} />
        {state.status === 'failed' && (
          <Alert severity="error" role="alert" title={failureOf(state.failure)} />
        )}
        {state.status === 'done' && <Alert severity="success" role="status" title={copy.done} />}
        <Form onSubmit={() => void form.submit(async () => bankReader, save)}>
          <Stack gap={24}>
            <TextField {...text('accountName')} autoComplete="off" />
            <TextField
              {...text('bsb')}
              hint={copy.bsbHint}
              width="short"
              inputMode="numeric"
              autoComplete="off"
            />
            <TextField {...text('accountNumber')} width="medium" inputMode="numeric" autoComplete="off" />
            <Inline>
              <Button type="submit" variant="primary" busy={form.busy} busyLabel={copy.busy} fullOnPhone>
                {copy.submit}
              </Button>
            </Inline>
          </Stack>
        </Form>
      </Stack>
      {proof.dialog}
    </section>
  )
}

function failureOf({ kind }: MutationFailure): string {
  switch (kind) {
    case 'offline':
      return bankFailures.offline
    case 'unavailable':
      return bankFailures.unavailable
    case 'unreadable':
      return requestFailureCopy.unreadable
    case 'too-many':
      return bankFailures.tooMany
    case 'refused':
    case 'conflict':
      return bankFailures.refused
  }
}
