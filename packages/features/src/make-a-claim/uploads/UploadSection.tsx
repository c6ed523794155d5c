import type { Claim } from '@coverkit/api-client'
import type { ClaimDocument } from '@coverkit/core/claims'
import {
  Alert,
  FileList,
  FilesField,
  Heading,
  Select,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@coverkit/ui'
import type { Ref } from 'react'
import { ACCEPT } from '#fields/files'
import { documentNames } from '#policies/claims'
import { StoredFiles } from './StoredFiles.tsx'
import { uploadCopy as copy } from './uploadCopy.ts'
import { uploadView } from './uploadView.ts'
import { useUploads } from './useUploads.ts'

interface UploadSectionProps {
  readonly claim: Claim
  /** The document that the next files are added as. */
  readonly document: ClaimDocument
  readonly onDocument: (document: ClaimDocument) => void
  /** The server has another file, or one less. */
  readonly onChanged: () => void
  readonly heading: Ref<HTMLHeadingElement>
}

const FILES = 'claim-files'

/** Adds documents to a claim, and shows where each is. */
export function UploadSection({ claim, document, onDocument, onChanged, heading }: UploadSectionProps) {
  const { queue, hasFailed, uploads, news } = useUploads(claim.id, onChanged)
  const options = documentOptions(claim)
  const shownNumbers = uploads.map(({ n }) => n)
  const focusFiles = () => window.document.getElementById(`field-${FILES}`)?.focus()
  return (
    <Stack as="section" labelledBy="add-documents" gap={24}>
      <Heading level={3} size={20} id="add-documents" ref={heading} tabIndex={-1}>
        {copy.title}
      </Heading>
      {hasFailed && <Alert severity="error" role="alert" title={copy.unloaded} />}
      {!queue && !hasFailed && <Skeleton lines={3} />}
      {queue && (
        <>
          <Select
            name="claim-document"
            label={copy.document}
            options={options}
            placeholder={null}
            value={document}
            onChange={(value) => value && onDocument(value)}
          />
          <FilesField
            name={FILES}
            label={copy.files}
            hint={copy.filesHint}
            accept={ACCEPT}
            onChoose={(files) => queue.add(files, document)}
          />
          {uploads.length > 0 && (
            <Stack gap={8}>
              <FileList
                label={copy.list}
                files={uploads.map((upload) =>
                  uploadView(upload, {
                    ...queue,
                    remove(id) {
                      queue.remove(id)
                      focusFiles()
                    },
                  }),
                )}
              />
              <Text size={15} tone="soft">
                {copy.leaving}
              </Text>
            </Stack>
          )}
          <StoredFiles
            claim={claim}
            files={claim.files.filter(({ n }) => !shownNumbers.includes(n))}
            onRemoved={() => {
              onChanged()
              focusFiles()
            }}
          />
        </>
      )}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </Stack>
  )
}

/** Returns the documents that the claim needs first, then all others. */
function documentOptions({ documents }: Pick<Claim, 'documents'>) {
  const listed = [...new Set(documents.flatMap(({ oneOf }) => oneOf))]
  const all: readonly ClaimDocument[] = [...listed.filter((one) => one !== 'other'), 'other']
  return all.map((value) => ({ value, label: documentNames[value] }))
}
