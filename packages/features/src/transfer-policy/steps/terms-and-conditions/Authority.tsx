import { refundOf, useBrand } from '@coverkit/brand'
import { transferAuthority } from '@coverkit/core/transfer'
import { Alert, BulletList, Columns, Heading, Stack, Text } from '@coverkit/ui'
import { refundCopy } from '../../refund/copy.ts'
import { termsCopy as copy } from './copy.ts'

interface AuthorityProps {
  /** The brand's name. */
  readonly broker: string
}

/** Shows what a transfer leaves as it is, what it changes, and the text that the insurers receive. */
export function Authority({ broker }: AuthorityProps) {
  const refund = refundOf(useBrand())
  return (
    <Stack gap={32}>
      <Columns gap={32}>
        <Stack as="section" labelledBy="stays" gap={8}>
          <Heading level={2} size={20} id="stays">
            {copy.stays.title}
          </Heading>
          <BulletList items={copy.stays.items} />
        </Stack>
        <Stack as="section" labelledBy="changes" gap={8}>
          <Heading level={2} size={20} id="changes">
            {copy.changes.title}
          </Heading>
          <BulletList items={copy.changes.items(broker)} />
          <Text measure>{refund ? copy.cost : copy.costNoRefund}</Text>
          {refund && (
            <Text measure>
              <span>{refundCopy.term(refund.share)}</span> <span>{refund.paid}</span>
            </Text>
          )}
        </Stack>
      </Columns>
      <Alert severity="warn" title={copy.warning.title}>
        <p>{copy.warning.text}</p>
      </Alert>
      <Stack as="section" labelledBy="authority" gap={16}>
        <Heading level={2} size={24} id="authority">
          {copy.authority.title}
        </Heading>
        <Text measure>{copy.authority.lead}</Text>
        <BulletList
          numbered
          items={transferAuthority(broker).map(({ title, text }) => (
            <span key={title}>
              <strong>{title}</strong> <span>{text}</span>
            </span>
          ))}
        />
      </Stack>
    </Stack>
  )
}
