import { Button, Form, Inline, Stack } from '@coverkit/ui'
import { Dialog } from '@coverkit/ui/dialog'
import type { PageServices } from '#common/page-services/index.ts'
import { proofCopy as copy } from './copy.ts'
import type { GivenProof } from './GivenProof.ts'
import { ProofFields } from './ProofFields.tsx'
import { useProofFields } from './useProofFields.ts'

interface ProofDialogProps {
  readonly services: PageServices
  readonly name: string
  /** Takes the proof; null where none is given. */
  readonly onAnswer: (given: GivenProof | null) => void
}

/** Asks a customer to show again that it is them. */
export function ProofDialog({ services, name, onAnswer }: ProofDialogProps) {
  const fields = useProofFields({ services, name })
  async function confirm(): Promise<void> {
    const given = await fields.read()
    if (given !== null) onAnswer(given)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(null)}
      title={copy.title}
      description={copy.lead}
      closeLabel={copy.close}
    >
      <Form label={copy.title} onSubmit={() => void confirm()}>
        <Stack gap={24}>
          <ProofFields proof={fields} />
          <Inline>
            <Button type="submit" variant="primary" busy={fields.isBusy} busyLabel={copy.checking}>
              {copy.confirm}
            </Button>
            <Button variant="quiet" onClick={() => onAnswer(null)}>
              {copy.cancel}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  )
}
