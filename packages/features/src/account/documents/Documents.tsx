import { useBrand } from '@coverkit/brand'
import {
  Alert,
  Button,
  DownloadIcon,
  ExternalLinkIcon,
  Heading,
  Icon,
  Link,
  QueryView,
  Stack,
  Table,
  Text,
  VisuallyHidden,
} from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { applications } from '../applications/queries.ts'
import { transfers } from '../transfers/queries.ts'
import {
  type AccountDocument,
  applicationDocuments,
  type DocumentGroup,
  transferDocuments,
} from './accountDocuments.ts'
import {
  applicationDocumentsTexts,
  documentsCopy as copy,
  downloadFailure,
  transferDocumentsTexts,
} from './copy.ts'
import { useDownload } from './useDownload.ts'

const columns = [
  { key: 'document', header: copy.columns.document, rowHeader: true },
  { key: 'version', header: copy.columns.version },
  { key: 'date', header: copy.columns.date },
  { key: 'get', header: copy.columns.get },
] as const

/** The documents of applications and transfers, each with version and date, to open or download. */
export function Documents({ services }: { readonly services: PageServices }) {
  const { store } = services
  const applied = useAtomValue(applications(services), { store })
  const transferred = useAtomValue(transfers(services), { store })
  const heading = useRef<HTMLHeadingElement>(null)
  const downloads = useDownload(services)
  const focusHeading = () => heading.current?.focus()
  const isEmpty =
    applied.data?.length === 0 &&
    transferred.data !== undefined &&
    transferDocuments(transferred.data).length === 0
  return (
    <Stack as="section" labelledBy="documents" gap={24}>
      <Stack gap={8}>
        <Heading level={2} size={isEmpty ? 20 : 30} id="documents" ref={heading} tabIndex={-1}>
          {copy.title}
        </Heading>
        <Text tone="soft" measure>
          {isEmpty ? copy.none : copy.text}
        </Text>
      </Stack>
      <QueryView query={applied} texts={applicationDocumentsTexts} onRecovered={focusHeading}>
        {(list) => <Groups groups={applicationDocuments(list)} services={services} downloads={downloads} />}
      </QueryView>
      <QueryView query={transferred} texts={transferDocumentsTexts} onRecovered={focusHeading}>
        {(list) => <Groups groups={transferDocuments(list)} services={services} downloads={downloads} />}
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

function Groups({ groups, services: { config }, downloads }: GroupsProps) {
  return groups.map(({ id, title, documents }) => (
    <Table
      key={id}
      caption={title}
      columns={columns}
      rows={documents.map((document) => ({
        id: document.id,
        cells: {
          document: document.name,
          version: document.version,
          date: document.date,
          get: <Get document={document} baseUrl={config.apiUrl} downloads={downloads} />,
        },
      }))}
    />
  ))
}

interface GetProps extends Pick<GroupsProps, 'downloads'> {
  readonly document: AccountDocument
  /** The host that paths of documents are of. */
  readonly baseUrl: string
}

function Get({ document, baseUrl, downloads: { state, download } }: GetProps) {
  const { name, source } = document
  if (source.kind === 'unpublished') return <Link href="/contact-us">{copy.unpublished}</Link>
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
