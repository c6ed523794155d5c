import { chooseParts, useBrand } from '@coverkit/brand'
import {
  Alert,
  Button,
  Disclosure,
  DocumentRow,
  DownloadIcon,
  ExternalLinkIcon,
  Heading,
  Icon,
  Link,
  QueryView,
  Rows,
  Stack,
  Text,
  VisuallyHidden,
} from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { policyChanges } from '#policies'
import { applications } from '../applications/queries.ts'
import { transfers } from '../transfers/queries.ts'
import {
  type AccountDocument,
  applicationDocuments,
  changeDocuments,
  type DocumentGroup,
  hasNoDocuments,
  transferDocuments,
} from './accountDocuments.ts'
import {
  applicationDocumentsTexts,
  changeDocumentsTexts,
  documentsCopy as copy,
  downloadFailure,
  transferDocumentsTexts,
} from './copy.ts'
import { useDownload } from './useDownload.ts'

/** The documents of applications, transfers and changes of cover, each with version and date, to open or download. */
export function Documents({ services }: { readonly services: PageServices }) {
  const { store } = services
  const brand = useBrand()
  const applied = useAtomValue(applications(services), { store })
  const transferred = useAtomValue(transfers(services), { store })
  const changed = useAtomValue(policyChanges(services), { store })
  const heading = useRef<HTMLHeadingElement>(null)
  const downloads = useDownload(services)
  // The button of a problem may have had the focus, which goes to the heading.
  const [hadProblem, setHadProblem] = useState(false)
  if ([applied, transferred, changed].some(({ hasFailed }) => hasFailed) && !hadProblem) setHadProblem(true)
  const focusHeading = () => heading.current?.focus()
  const isEmpty = hasNoDocuments(applied.data, transferred.data, changed.data)
  if (isEmpty && !hadProblem) return null
  return (
    <Stack as="section" labelledBy="documents" gap={8}>
      <div>
        <Heading level={2} id="documents" ref={heading} tabIndex={-1}>
          {copy.title}
        </Heading>
        <Text tone="soft" measure>
          {isEmpty ? chooseParts(copy.none, brand) : copy.text}
        </Text>
      </div>
      <QueryView query={applied} texts={applicationDocumentsTexts} onRecovered={focusHeading}>
        {(list) => <Groups groups={applicationDocuments(list)} services={services} downloads={downloads} />}
      </QueryView>
      <QueryView query={transferred} texts={transferDocumentsTexts} onRecovered={focusHeading}>
        {(list) => <Groups groups={transferDocuments(list)} services={services} downloads={downloads} />}
      </QueryView>
      <QueryView query={changed} texts={changeDocumentsTexts} onRecovered={focusHeading}>
        {(list) => <Groups groups={changeDocuments(list)} services={services} downloads={downloads} />}
      </QueryView>
      <Outcome state={downloads.state} />
    </Stack>
  )
}

interface GroupsProps {
  readonly groups: readonly DocumentGroup[]
  readonly services: PageServices
  readonly downloads: ReturnType<typeof useDownload>
}

/** The latest stand open. */
function Groups({ groups, services: { config }, downloads }: GroupsProps) {
  return groups.map(({ id, title, documents }, place) => (
    <Disclosure key={id} summary={<span id={`documents-${id}`}>{title}</span>} open={place === 0}>
      <Rows labelledBy={`documents-${id}`}>
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentRow
              name={document.name}
              detail={[
                copy.edition(document.version, document.date),
                document.source.kind === 'unpublished' && copy.newer,
              ]
                .filter(Boolean)
                .join(' ')}
              action={<Get document={document} baseUrl={config.apiUrl} downloads={downloads} />}
            />
          </li>
        ))}
      </Rows>
    </Disclosure>
  ))
}

interface GetProps extends Pick<GroupsProps, 'downloads'> {
  readonly document: AccountDocument
  /** The host that paths of documents are of. */
  readonly baseUrl: string
}

function Get({ document, baseUrl, downloads: { state, download } }: GetProps) {
  const { name, source } = document
  if (source.kind === 'unpublished') {
    return (
      <Link href="/contact-us" variant="standalone">
        {copy.unpublished}
        <VisuallyHidden>{copy.of(name)}</VisuallyHidden>
      </Link>
    )
  }
  if (source.kind === 'link') {
    return (
      <Link
        href={new URL(source.url, baseUrl).href}
        target="_blank"
        rel="noopener noreferrer"
        variant="standalone"
      >
        {copy.open} <Icon of={ExternalLinkIcon} size="small" />
        <VisuallyHidden>{copy.opensIn(name)}</VisuallyHidden>
      </Link>
    )
  }
  return (
    <Button
      variant="quiet"
      busy={state.status === 'pending' && state.document.id === document.id}
      busyLabel={copy.busy}
      onClick={() => void download(document, source)}
    >
      <Icon of={DownloadIcon} size="small" /> {copy.download}
      <VisuallyHidden>{copy.of(name)}</VisuallyHidden>
    </Button>
  )
}

function Outcome({ state }: { readonly state: ReturnType<typeof useDownload>['state'] }) {
  const { phone } = useBrand()
  if (state.status === 'failed') {
    return (
      <Alert severity="error" title={copy.failed.title} role="alert">
        <p>{downloadFailure(state.error, phone)}</p>
      </Alert>
    )
  }
  return <p role="status">{state.status === 'done' && copy.done(state.document.name)}</p>
}
