import type { Claim } from '@coverkit/api-client'
import type { ClaimDocument } from '@coverkit/core/claims'
import {
  Badge,
  Button,
  Card,
  FileUpIcon,
  HandIcon,
  Heading,
  HourglassIcon,
  Icon,
  Inline,
  Link,
  Stack,
  Text,
} from '@coverkit/ui'
import type { ReactNode } from 'react'
import { claimView } from '#policies/claims'
import { claimPageCopy as copy } from './claimPageCopy.ts'

interface NextProps {
  readonly claim: Claim
  /** Leads to where this document is added. */
  readonly onSend: (document: ClaimDocument) => void
  /** The form of the step, where it has one. */
  readonly children?: ReactNode
}

/** Whom the claim waits for, what for and until when: the only frame of the page, with the one thing to do. */
export function Next({ claim, onSend, children }: NextProps) {
  const { insurer, by, actor, isYourTurn } = claimView(claim)
  const { step } = claim.next
  const requested = claim.documents.filter(({ state }) => state === 'requested')
  const [document] = requested[0]?.oneOf ?? []
  const isSending = step === 'sendDocuments'
  const names = requested.map(({ oneOf }) => copy.documentNames(oneOf))
  return (
    <Card tone={isYourTurn ? 'action' : 'plain'} as="section" label={copy.next}>
      <Stack gap={16}>
        {actor !== null && (
          <div>
            <Badge tone={isYourTurn ? 'warn' : 'info'} icon={isYourTurn ? HandIcon : HourglassIcon}>
              {actor}
            </Badge>
          </div>
        )}
        <Stack gap={4}>
          <Heading level={2} size={24}>
            {isSending && names.length > 0 ? copy.send(names) : startingLarge(copy.headlines[step](insurer))}
          </Heading>
          <Text measure>
            {startingLarge(
              names.length > 1 && isSending ? copy.sendSeveral(insurer) : copy.details[step](insurer),
            )}
          </Text>
          {by !== null && <Text weight="medium">{`${by}.`}</Text>}
        </Stack>
        {isSending && (
          <Inline gap={24}>
            <Button variant="primary" fullOnPhone onClick={() => onSend(document ?? 'other')}>
              <Icon of={FileUpIcon} size="small" />
              {copy.sendDocuments}
            </Button>
            <Link href="/contact-request?topic=claim" variant="standalone">
              {copy.noDocument(names.length)}
            </Link>
          </Inline>
        )}
        {step === 'answerComplaint' && (
          <Link href="/complaints" variant="standalone">
            {copy.complaint.how}
          </Link>
        )}
        {children}
      </Stack>
    </Card>
  )
}

const startingLarge = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
