import { Link, VisuallyHidden } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { usePageServices } from '#common/page-services/PageServicesProvider.tsx'
import { type KeyDocument, supplierDocuments } from '#underwriting/documents'
import type { Offer } from '../offers.ts'
import * as styles from './compareTable.css.ts'
import { compareCopy } from './copy.ts'
import { tableRoles } from './tableRoles.ts'

const SHOWN = ['PDS', 'TMD'] as const

const isShown = ({ type }: KeyDocument) => SHOWN.some((shown) => shown === type)

/** The documents to read before an insurer is chosen. They come after the figures, in a place that is there for them. */
export function DocumentsRow({ offers }: { readonly offers: readonly Offer[] }) {
  const services = usePageServices()
  const { data, hasFailed } = useAtomValue(supplierDocuments(services))
  const { rows, documents } = compareCopy
  return (
    <tr {...tableRoles.row} className={styles.row}>
      <th scope="row" {...tableRoles.rowHeader} className={styles.label}>
        <span>{rows.documents}</span>
        {hasFailed && <p>{documents.failed}</p>}
      </th>
      {offers.map(({ code, name }) => (
        <td key={code} {...tableRoles.cell} className={styles.cell} data-who={name}>
          <span className={styles.documents}>
            {data
              ?.find(({ supplierCode }) => supplierCode === code)
              ?.documents.filter(isShown)
              .map((document) => (
                <Link
                  key={document.url}
                  variant="standalone"
                  href={new URL(document.url, services.config.apiUrl).href}
                  target="_blank"
                >
                  <span>{document.type}</span>
                  <VisuallyHidden>{documents.of(name)}</VisuallyHidden>
                </Link>
              ))}
          </span>
        </td>
      ))}
    </tr>
  )
}
