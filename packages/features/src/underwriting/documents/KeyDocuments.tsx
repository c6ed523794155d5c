import { useBrand } from '@coverkit/brand'
import type { DocumentVersion } from '@coverkit/core'
import { Alert, Card, fieldId, Heading, Link, type QueryState, QueryView, Stack, Text } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { DocumentRows } from './DocumentRows.tsx'
import { documentsCopy as copy, documentTexts } from './documentsCopy.ts'
import type { InsurerDocuments } from './keyDocuments.ts'

interface KeyDocumentsProps {
  readonly query: QueryState<InsurerDocuments | null>
  readonly lead: string
  readonly coolingOff: string
  readonly opened: readonly string[]
  readonly onOpen: (document: DocumentVersion) => void
}

/** Documents to read before accepting them: the insurer's, and ours. */
export function KeyDocuments({ query, lead, coolingOff, opened, onOpen }: KeyDocumentsProps) {
  const { fsgLink, privacyPolicyLink } = useBrand()
  const { config } = usePageServices()
  return (
    <Stack gap={24}>
      <Text size={20} tone="soft" measure>
        {lead}
      </Text>
      <QueryView
        query={query}
        texts={documentTexts}
        onRecovered={() => document.getElementById(fieldId({ name: 'insurerPdsAndPrivacy' }))?.focus()}
        lines={5}
        isEmpty={(supplier) => supplier === null || supplier.documents.length === 0}
        empty={
          <Alert severity="warn" title={copy.none.title}>
            <p>{copy.none.text}</p>
          </Alert>
        }
      >
        {(supplier) =>
          supplier && (
            <DocumentRows supplier={supplier} baseUrl={config.apiUrl} opened={opened} onOpen={onOpen} />
          )
        }
      </QueryView>
      <Text measure>
        {copy.ours.lead} <Link href="/terms-and-conditions">{copy.ours.terms}</Link>,{' '}
        <Link href={fsgLink}>{copy.ours.guide}</Link>,{' '}
        <Link href={privacyPolicyLink}>{copy.ours.privacy}</Link>.
      </Text>
      <Text measure>{coolingOff}</Text>
    </Stack>
  )
}

/** That what was accepted has a newer version. */
export function NewerDocuments() {
  return (
    <Alert severity="warn" title={copy.newer.title} role="status">
      <p>{copy.newer.text}</p>
    </Alert>
  )
}

/** Statements to accept, below a heading. */
export function StatementGroup({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <Card>
      <Stack gap={12}>
        <Heading level={2} size={20}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}
