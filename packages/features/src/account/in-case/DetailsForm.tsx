import type { InCaseDetails } from '@coverkit/api-client'
import { Alert, Button, Checkbox, ErrorSummary, Form, Heading, Inline, Stack, TextArea } from '@coverkit/ui'
import { useInputForm } from '#common/form/useInputForm.ts'
import { requestFailure } from '#common/queries/requestFailure.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { useStoredInput } from '../stored-input/useStoredInput.ts'
import { inCaseCopy } from './copy.ts'
import { detailsKind } from './detailsKind.ts'
import { saveMutation } from './mutations.ts'
import { detailsReader } from './readInCase.ts'

const { details: copy, problem, busy } = inCaseCopy

/** Where the papers are, in the customer's own words, and whether amounts are shown. */
export function DetailsForm({ details }: { readonly details: InCaseDetails }) {
  const input = useInputForm<InCaseDetails, 'papers'>(details)
  const { form, set, errors, errorOf, submitCount } = input
  const forget = useStoredInput(detailsKind, form, set)
  const { state, send } = useMutation(async () => saveMutation)
  const save = async (read: InCaseDetails) => {
    const end = await send(read)
    if (end.status === 'done') await forget()
  }
  return (
    <Stack as="section" labelledBy="in-case-papers" gap={16}>
      <Heading level={2} size={24} id="in-case-papers">
        {copy.title}
      </Heading>
      <ErrorSummary heading={problem} errors={errors} submitCount={submitCount} />
      <Form label={copy.title} onSubmit={() => void input.submit(async () => detailsReader, save)}>
        <Stack gap={24}>
          <TextArea
            name="papers"
            label={copy.papers}
            hint={copy.papersHint}
            value={form.papers}
            onChange={(papers) => set({ papers })}
            error={errorOf('papers')}
          />
          <Checkbox
            name="showsAmounts"
            label={copy.amounts}
            hint={copy.amountsHint}
            checked={form.showsAmounts}
            onChange={(showsAmounts) => set({ showsAmounts })}
          />
          {state.status === 'failed' && (
            <Alert severity="error" role="alert" title={copy.failed}>
              {requestFailure(state.failure)}
            </Alert>
          )}
          <Inline>
            <Button type="submit" variant="primary" fullOnPhone busy={input.busy} busyLabel={busy}>
              {copy.save}
            </Button>
          </Inline>
          <p role="status">{state.status === 'done' && copy.saved}</p>
        </Stack>
      </Form>
    </Stack>
  )
}
