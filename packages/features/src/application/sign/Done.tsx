import type { Signed } from '@coverkit/api-client'
import { formatDate, localDate } from '@coverkit/core'
import { Alert, BulletList, Heading, Stack, Text } from '@coverkit/ui'
import { Reference } from '#submission/arrival'
import { signCopy, transferSignCopy } from './copy.ts'
import { IdentityNext } from './IdentityNext.tsx'
import { OwnReceipt } from './OwnReceipt.tsx'
import { isTransfer, type SignedPage } from './SignedPage.ts'
import { StageHeading } from './StageHeading.tsx'

const { done: copy } = signCopy

interface DoneProps {
  readonly page: SignedPage
  readonly signed: Signed
  readonly token: string
  readonly onCheckIdentity: () => void
}

/** Both signatures are in: the reference, and what happens next. */
export function Done({ page, signed: { reference, signedAt }, token, onCheckIdentity }: DoneProps) {
  const { text, steps, warning } = wordsOf(page)
  return (
    <Stack gap={24}>
      <StageHeading>{copy.title}</StageHeading>
      <Text measure>{text}</Text>
      <Stack gap={8}>
        <Reference label={copy.reference} reference={reference} />
        <Text size={15} tone="soft">
          {[copy.referenceHint, `${copy.signedOn(formatDate(localDate(signedAt)))}.`].join(' ')}
        </Text>
      </Stack>
      <Stack as="section" labelledBy="next" gap={12}>
        <Heading level={2} size={24} id="next">
          {copy.next}
        </Heading>
        <BulletList numbered items={steps} />
      </Stack>
      <IdentityNext onCheck={onCheckIdentity} />
      {!isTransfer(page) && <OwnReceipt token={token} page={page} />}
      <Alert severity="warn">{warning}</Alert>
    </Stack>
  )
}

function wordsOf(page: SignedPage) {
  const { firstHolder } = page
  if (isTransfer(page)) {
    const { text, steps, warning } = transferSignCopy.done
    return { text, steps: steps(firstHolder), warning }
  }
  return {
    text: copy.text(page.insurer.supplierName),
    steps: copy.steps(firstHolder),
    warning: copy.otherCover,
  }
}
