import { useBrand } from '@coverkit/brand'
import { formatDay } from '@coverkit/core'
import { Alert, Container, Stack, WithSide } from '@coverkit/ui'
import { Arrival } from '#submission/arrival'
import type { SubmittedTransfer } from '../answers.ts'
import { transferCopy } from '../copy.ts'
import { ContactAndAgain } from './ContactAside.tsx'
import { completeCopy as copy } from './copy.ts'

interface ReceivedViewProps {
  readonly submitted: SubmittedTransfer
}

/** A submitted transfer of which the server says no more than that it has it: there is nothing to follow. */
export function ReceivedView({ submitted: { reference, submittedAt } }: ReceivedViewProps) {
  const brand = useBrand()
  const { title, lead } = copy.received
  return (
    <Container isPage>
      <title>{`${title} | ${transferCopy.flowTitle} | ${brand.name}`}</title>
      <Stack gap={16}>
        <Arrival
          title={title}
          lead={lead}
          label={copy.reference}
          reference={reference}
          note={`${copy.referenceHint} ${copy.sentOn(formatDay(submittedAt))}.`}
        />
        <WithSide
          aside={
            <Stack gap={20}>
              <ContactAndAgain />
            </Stack>
          }
          asideLabel={copy.contact}
        >
          <Alert severity="warn" title={copy.warning.title}>
            <p>{copy.warning.text}</p>
          </Alert>
        </WithSide>
      </Stack>
    </Container>
  )
}
