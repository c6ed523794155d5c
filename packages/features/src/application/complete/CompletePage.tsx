import { useBrand } from '@coverkit/brand'
import { formatDate, localDate } from '@coverkit/core'
import {
  Alert,
  BulletList,
  Button,
  Card,
  Container,
  Heading,
  Icon,
  Link,
  PrinterIcon,
  Stack,
  Text,
} from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { usePageServices } from '#common/page-services/index.ts'
import type { SubmittedApplication } from '../answers.ts'
import { applicationCopy } from '../copy.ts'
import { applicationDraft } from '../state.ts'
import { completeCopy as copy } from './copy.ts'

/** The application is with us: its reference, and what happens when. */
export default function CompletePage() {
  const brand = useBrand()
  const { submitted, offer } = useAtomValue(applicationDraft(usePageServices()).answersAtom)
  if (submitted === null) return null
  const title = copy.titles[submitted.status]
  return (
    <Container width="reading">
      <title>{`${title} | ${applicationCopy.flowTitle} | ${brand.name}`}</title>
      <Stack gap={32}>
        <Stack gap={16}>
          <Heading level={1}>{title}</Heading>
          <Text size={20} tone="soft">
            {copy.lead[submitted.status](offer?.chosen.quote.supplierName ?? copy.insurer)}
          </Text>
        </Stack>
        <Card tone="tint">
          <Stack gap={4}>
            <Heading level={2} size={17}>
              {copy.reference}
            </Heading>
            <Text size={24} weight="medium" tabular>
              {submitted.reference}
            </Text>
            <Text size={15} tone="soft">
              {copy.referenceHint} {copy.sentOn(formatDate(localDate(submitted.submittedAt)))}.
            </Text>
          </Stack>
        </Card>
        <NextSteps submitted={submitted} />
        <Outstanding submitted={submitted} />
        <Alert severity="warn" title={copy.otherCover.title}>
          <p>{copy.otherCover.text}</p>
        </Alert>
        <Contact />
      </Stack>
    </Container>
  )
}

interface SubmittedProps {
  readonly submitted: SubmittedApplication
}

const isUnsigned = ({ status }: SubmittedApplication) => status === 'waiting-for-second-signature'

function NextSteps({ submitted }: SubmittedProps) {
  const { sign, check, insurer, notice } = copy.steps
  const steps = [...(isUnsigned(submitted) ? [sign] : []), check, insurer, notice(submitted.email)]
  return (
    <Stack as="section" labelledBy="next" gap={12}>
      <Heading level={2} size={24} id="next">
        {copy.next}
      </Heading>
      <BulletList numbered items={steps} />
    </Stack>
  )
}

function Outstanding({ submitted }: SubmittedProps) {
  const items = isUnsigned(submitted) ? [copy.signature, copy.watch] : [copy.nothing]
  return (
    <Stack as="section" labelledBy="outstanding" gap={12}>
      <Heading level={2} size={24} id="outstanding">
        {copy.outstanding}
      </Heading>
      {items.map((item) => (
        <Text key={item} measure>
          {item}
        </Text>
      ))}
    </Stack>
  )
}

function Contact() {
  const { phone, email } = useBrand()
  return (
    <Stack as="section" labelledBy="contact" gap={12}>
      <Heading level={2} size={24} id="contact">
        {copy.contact}
      </Heading>
      <Text measure>{copy.contactText}</Text>
      <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
        {phone}
      </Link>
      <Link href={`mailto:${email}`} variant="standalone">
        {email}
      </Link>
      <Button variant="quiet" onClick={() => window.print()}>
        <Icon of={PrinterIcon} size="small" /> {copy.print}
      </Button>
    </Stack>
  )
}
