import { type ChosenFile, FileField, type FileFieldProps } from '@coverkit/ui'
import { fileFaults, unsent } from './fileCopy.ts'
import { ACCEPT } from './queue/fileType.ts'
import type { StopReason, Upload, UploadFault } from './queue/Upload.ts'
import type { FileSlots } from './useFileSlots.ts'

/** The sentences and labels of a field, by the state of its file. */
export interface FileWords {
  readonly checking: string
  /** It is checked, and goes next or with the form. */
  readonly waiting: string
  readonly sending?: string
  readonly sent?: string
  /** It may be sent again. `text` says what happened. */
  readonly unsent?: (text: string, why: StopReason) => string
  readonly remove: string
  readonly retry: string
  /** It is refused for a reason that has no sentence. */
  readonly refused: string
  readonly faults?: Readonly<Partial<Record<UploadFault, string>>>
}

interface UploadFieldProps<Slot extends string>
  extends Omit<FileFieldProps, 'accept' | 'onChoose' | 'replacement'> {
  readonly files: FileSlots<Slot>
  readonly slot: Slot
  readonly words: FileWords
  /** A file that was chosen or sent before this field was shown. */
  readonly earlier?: ChosenFile | null
  readonly onRemove?: () => void
}

/** One file of a form: checked as it is chosen, and sent as `files` says. */
export function UploadField<Slot extends string>(props: UploadFieldProps<Slot>) {
  const { files, slot, words, earlier = null, onRemove, error, ...field } = props
  const upload = files.uploads.find(({ document }) => document === slot)
  const fault = upload?.state.status === 'refused' ? upload.state.fault : null
  const isShown = upload !== undefined && fault === null
  return (
    <FileField
      {...field}
      accept={ACCEPT}
      error={fault === null ? error : faultText(fault, words)}
      onChoose={(file) => file && files.queue.add([file], slot)}
      replacement={{
        file: isShown ? chosenFile(upload, words, () => files.queue.resume(upload.id)) : earlier,
        onRemove: onRemove ?? (() => files.clear(slot)),
        texts: { remove: words.remove, retry: words.retry },
      }}
    />
  )
}

const SENTENCES: Readonly<Partial<Record<UploadFault, string>>> = fileFaults

const faultText = (fault: UploadFault, { faults, refused }: FileWords): string =>
  faults?.[fault] ?? SENTENCES[fault] ?? refused

function chosenFile({ name, state }: Upload, words: FileWords, onRetry: () => void): ChosenFile {
  switch (state.status) {
    case 'checking':
      return { name, status: words.checking, progress: null }
    case 'uploading':
      return { name, status: words.sending, progress: state.fraction }
    case 'uploaded':
      return { name, status: words.sent }
    case 'failed':
      return { name, status: words.unsent?.(unsent[state.why], state.why), onRetry }
    default:
      return { name, status: words.waiting }
  }
}
