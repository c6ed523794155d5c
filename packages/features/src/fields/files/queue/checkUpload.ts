import type { JobList } from './jobList.ts'
import type { Prepared } from './prepareFile.ts'
import type { Upload } from './Upload.ts'
import type { UploadJob } from './UploadJob.ts'

export interface CheckOptions<Document extends string> {
  readonly prepare: (file: Blob) => Promise<Prepared>
  readonly fingerprint: (file: Blob) => Promise<string>
  /** A file has passed the checks. */
  readonly onReady?: (upload: Upload<Document>, file: Blob) => void
}

/** Makes a chosen file ready to be sent, or says why it is not. */
export async function checkUpload<Document extends string>(
  { prepare, fingerprint, onReady }: CheckOptions<Document>,
  list: JobList<Document>,
  job: UploadJob<Document>,
  file: File,
): Promise<void> {
  if (!list.has(job)) return
  const prepared = await prepare(file)
  if (!list.has(job)) return
  if (!prepared.ok) return list.refuse(job, prepared.fault)
  const print = await fingerprint(prepared.file)
  if (!list.has(job)) return
  const same = [...list.jobs.values()].find((other) => isSameFile(other, job, print))
  if (same?.upload.state.status === 'unfinished') takeOver(list, job, same)
  else if (same) return list.refuse(job, 'duplicate')
  Object.assign(job, { file: prepared.file, fingerprint: print, size: prepared.file.size })
  list.show(job, { status: 'waiting' })
  onReady?.(job.upload, prepared.file)
}

/** Continues the upload of an earlier page: the visitor has chosen the same file again. */
function takeOver<Document extends string>(
  { jobs }: JobList<Document>,
  job: UploadJob<Document>,
  unfinished: UploadJob<Document>,
): void {
  const { url, sent, upload, releaseNumber } = unfinished
  jobs.delete(job.upload.id)
  job.upload = { ...job.upload, id: upload.id, n: upload.n }
  Object.assign(job, { url, sent, releaseNumber })
  jobs.set(upload.id, job)
}

const isSameFile = (other: UploadJob, { upload }: UploadJob, fingerprint: string) =>
  other.upload.id !== upload.id &&
  other.fingerprint === fingerprint &&
  other.upload.document === upload.document &&
  other.upload.state.status !== 'refused'
