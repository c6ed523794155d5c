import type { SignaturePage, Signed } from '@coverkit/api-client'
import { formatDate, localDate } from '@coverkit/core'
import { Alert, BulletList, Card, Heading, Stack, Text } from '@coverkit/ui'
import { signCopy } from './copy.ts'
import { OwnReceipt } from './OwnReceipt.tsx'
import { StageHeading } from './StageHeading.tsx'

const { done: copy } = signCopy

interface DoneProps {
  readonly page: SignaturePage
  readonly signed: Signed
  readonly token: string
}

/** Both signatures are in: the reference, and what happens next. */
export function Done({ page, signed: { reference, signedAt }, token }: DoneProps) {
  const { insurer, firstHolder } = page
  return (
    <Stack gap={24}>
      <StageHeading>{copy.title}</StageHeading>
      <Text measure>{copy.text(insurer.supplierName)}</Text>
      <Card tone="tint">
        <Stack gap={4}>
          <Text size={15} weight="medium">
            {copy.reference}
          </Text>
          <Text size={24} weight="medium" tabular>
            {reference}
          </Text>
          <Text size={15} tone="soft">
            {copy.referenceHint} {copy.signedOn(formatDate(localDate(signedAt)))}.
          </Text>
        </Stack>
      </Card>
      <Stack as="section" labelledBy="next" gap={12}>
        <Heading level={2} size={24} id="next">
          {copy.next}
        </Heading>
        <BulletList numbered items={copy.steps(firstHolder)} />
      </Stack>
      <OwnReceipt token={token} page={page} />
      <Alert severity="warn">{copy.otherCover}</Alert>
    </Stack>
  )
}
