import { formatDate, formatNumber } from '@coverkit/core'
import { DocumentRow, Link, Rows, Stack, Text } from '@coverkit/ui'
import { useId } from 'react'
import { documentsCopy as copy } from './documentsCopy.ts'
import type { InsurerDocuments, KeyDocument } from './keyDocuments.ts'
import { openedKey } from './openedKey.ts'

interface DocumentRowsProps {
  readonly supplier: InsurerDocuments
  /** The host that paths of documents are of. */
  readonly baseUrl: string
  readonly opened: readonly string[]
  readonly onOpen: (document: KeyDocument) => void
}

/** The insurer's documents: what each is, of which date, how large, and whether it was opened. */
export function DocumentRows({ supplier, baseUrl, opened, onOpen }: DocumentRowsProps) {
  const id = useId()
  return (
    <Stack gap={12}>
      <Text weight="medium" id={id}>
        {copy.caption(supplier.supplierName)}
      </Text>
      <Rows labelledBy={id} isUnderHead>
        {supplier.documents.map((document) => {
          const isOpened = opened.includes(openedKey(document))
          return (
            <li key={document.url}>
              <DocumentRow
                name={
                  <Link
                    href={new URL(document.url, baseUrl).href}
                    target="_blank"
                    rel="noopener noreferrer"
                    onClick={() => onOpen(document)}
                  >
                    {document.name}
                  </Link>
                }
                detail={detailOf(document, isOpened)}
                tone={isOpened ? 'done' : 'plain'}
              />
            </li>
          )
        })}
      </Rows>
    </Stack>
  )
}

function detailOf({ version, date, size, isDated }: KeyDocument, isOpened: boolean): string {
  return [
    ...(isDated ? [copy.version(version, formatDate(date))] : []),
    ...(size === null ? [] : [copy.size(formatNumber(Math.ceil(size / 1000)))]),
    isOpened ? copy.opened : copy.notOpened,
  ].join('. ')
}
