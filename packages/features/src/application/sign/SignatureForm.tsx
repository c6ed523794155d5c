import type { SignaturePage } from '@coverkit/api-client'
import {
  BulletList,
  Button,
  Checkbox,
  ErrorSummary,
  Form,
  Heading,
  Inline,
  Stack,
  Text,
  TextField,
} from '@coverkit/ui'
import { useInputForm } from '#common/form/useInputForm.ts'
import { secondDeclarations, signCopy } from './copy.ts'
import { emptySignature, signatureReader } from './readSigning.ts'
import type { Signing } from './useSigning.ts'

const { declarations: copy, busy: busyLabel, problem } = signCopy

interface SignatureFormProps {
  readonly signing: Signing
  readonly page: SignaturePage
}

/** What is declared, the tick under it and the typed name. */
export function SignatureForm({ signing, page }: SignatureFormProps) {
  const { form, set, errors, errorOf, submitCount, busy, submit } = useInputForm(emptySignature)
  const declared = secondDeclarations(page.insurer.supplierName, page.firstHolder)
  return (
    <Stack as="section" labelledBy="declarations" gap={24}>
      <Stack gap={16}>
        <Heading level={2} size={24} id="declarations">
          {copy.title}
        </Heading>
        <Text measure>{copy.lead}</Text>
        <BulletList
          numbered
          items={declared.map(({ title, text }) => (
            <>
              <strong>{title}</strong> {text}
            </>
          ))}
        />
      </Stack>
      <ErrorSummary heading={problem} errors={errors} submitCount={submitCount} />
      <Form onSubmit={() => void submit(async () => signatureReader(page.holder), signing.sign)}>
        <Stack gap={24}>
          <Checkbox
            name="accepted"
            label={copy.accept}
            checked={form.accepted}
            onChange={(accepted) => set({ accepted })}
            error={errorOf('accepted')}
          />
          <TextField
            label={copy.sign}
            hint={copy.signHint}
            name="signedName"
            value={form.signedName}
            onChange={(signedName) => set({ signedName })}
            autoComplete="name"
            spellCheck={false}
            error={errorOf('signedName')}
          />
          <Inline>
            <Button type="submit" variant="primary" busy={busy} busyLabel={busyLabel} fullOnPhone>
              {copy.submit}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  )
}
