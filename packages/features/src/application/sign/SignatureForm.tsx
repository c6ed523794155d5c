import { useBrand } from '@coverkit/brand'
import { Button, Checkbox, ErrorSummary, Form, Heading, SignCard, Stack, Text, TextField } from '@coverkit/ui'
import { signatureNotice } from '#common/collection-notice/notices/signatureNotice.ts'
import { OfferedNotice } from '#common/collection-notice/OfferedNotice.tsx'
import { useInputForm } from '#common/form/useInputForm.ts'
import { NumberedPoints } from '#underwriting/duty'
import { signCopy } from './copy.ts'
import { declaredOn } from './declaredOn.ts'
import { emptySignature, signatureReader } from './readSigning.ts'
import type { SignedPage } from './SignedPage.ts'
import type { Signing } from './useSigning.ts'

const { declarations: copy, busy: busyLabel, problem } = signCopy

interface SignatureFormProps {
  readonly signing: Signing
  readonly page: SignedPage
}

/** The declarations, the checkbox that accepts them, and the typed name. */
export function SignatureForm({ signing, page }: SignatureFormProps) {
  const { title, lead, points, accept, acceptMissing } = declaredOn(page, useBrand().name)
  const reader = signatureReader(page.holder, acceptMissing)
  const input = useInputForm(emptySignature, undefined, reader.tidied)
  const { form, set, errors, errorOf, formatOf, submitCount, busy, submit } = input
  return (
    <Stack as="section" labelledBy="declarations" gap={24}>
      <Stack gap={16}>
        <Heading level={2} size={24} id="declarations">
          {title}
        </Heading>
        <OfferedNotice notice={signatureNotice} />
        <Text measure>{lead}</Text>
        <NumberedPoints points={points} />
      </Stack>
      <ErrorSummary heading={problem} errors={errors} submitCount={submitCount} />
      <Form onSubmit={() => void submit(async () => reader, signing.sign)}>
        <SignCard
          declared={
            <Checkbox
              name="accepted"
              label={accept}
              checked={form.accepted}
              onChange={(accepted) => set({ accepted })}
              error={errorOf('accepted')}
            />
          }
          name={
            <TextField
              label={copy.sign}
              hint={copy.signHint}
              name="signedName"
              value={form.signedName}
              onChange={(signedName) => set({ signedName })}
              format={formatOf('signedName')}
              autoComplete="name"
              spellCheck={false}
              error={errorOf('signedName')}
            />
          }
          action={
            <Button
              type="submit"
              variant="primary"
              size="large"
              busy={busy}
              busyLabel={busyLabel}
              fullOnPhone
            >
              {copy.submit}
            </Button>
          }
        />
      </Form>
    </Stack>
  )
}
