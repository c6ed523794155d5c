import type { AcceptedDocument } from '@coverkit/api-client'
import { useBrand } from '@coverkit/brand'
import { formatDate } from '@coverkit/core'
import { DocumentRow, Heading, Link, Rows, Stack, Text } from '@coverkit/ui'
import { usePageServices } from '#common/page-services/index.ts'
import { signCopy } from './copy.ts'

const { documents: copy } = signCopy

interface DocumentsToSignProps {
  /** The insurer's, in the editions that the first holder accepted; none of a transfer. */
  readonly documents: readonly AcceptedDocument[]
}

/** Every document that the second policy holder signs for, each in a tab of its own: the insurer's, and ours. */
export function DocumentsToSign({ documents }: DocumentsToSignProps) {
  const { fsgLink, privacyPolicyLink, phone } = useBrand()
  const { apiUrl } = usePageServices().config
  return (
    <Stack as="section" labelledBy="documents" gap={12}>
      <Heading level={2} size={24} id="documents">
        {copy.title}
      </Heading>
      {documents.length > 0 && (
        <>
          <Text measure>{copy.lead}</Text>
          <Rows labelledBy="documents" isUnderHead>
            {documents.map(({ type, name, version, date, url }) => (
              <li key={`${type} ${version} ${name}`}>
                <DocumentRow
                  name={url === null ? name : <NewTab href={new URL(url, apiUrl).href}>{name}</NewTab>}
                  detail={[
                    copy.version(version, formatDate(date)),
                    ...(url === null ? [copy.old(phone)] : []),
                  ].join('. ')}
                />
              </li>
            ))}
          </Rows>
        </>
      )}
      <Text measure>
        {copy.ours.lead} <NewTab href="/terms-and-conditions">{copy.ours.terms}</NewTab>,{' '}
        <NewTab href={fsgLink}>{copy.ours.guide}</NewTab>,{' '}
        <NewTab href={privacyPolicyLink}>{copy.ours.privacy}</NewTab>.
      </Text>
    </Stack>
  )
}

/** Opens a document in a tab of its own, since the page has its secret in memory alone. */
const NewTab = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <Link href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </Link>
)
