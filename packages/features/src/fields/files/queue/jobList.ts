import type { Upload, UploadFault, UploadState } from './Upload.ts'
import type { UploadJob } from './UploadJob.ts'

/** The files of a queue in the order in which they were chosen, and who wants to know of changes. */
export interface JobList<Document extends string = string> {
  readonly jobs: Map<string, UploadJob<Document>>
  /** The same list until something changes. */
  list(): readonly Upload<Document>[]
  subscribe(listener: () => void): () => void
  notify(): void
  show(job: UploadJob<Document>, state: UploadState): void
  /** Another file has to be chosen. */
  refuse(job: UploadJob<Document>, fault: UploadFault): void
  /** Whether it was not removed meanwhile. */
  has(job: UploadJob<Document>): boolean
}

export function jobList<Document extends string>(): JobList<Document> {
  const jobs = new Map<string, UploadJob<Document>>()
  const listeners = new Set<() => void>()
  let shown: readonly Upload<Document>[] = []

  function notify(): void {
    shown = [...jobs.values()].map(({ upload }) => upload)
    for (const listener of listeners) listener()
  }
  function show(job: UploadJob<Document>, state: UploadState): void {
    job.upload = { ...job.upload, state }
    notify()
  }
  return {
    jobs,
    list: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify,
    show,
    refuse(job, fault) {
      job.file = null
      releaseNumber(job)
      show(job, { status: 'refused', fault })
    },
    has: (job) => jobs.get(job.upload.id) === job,
  }
}

/** The number of the file is free again. */
export function releaseNumber(job: UploadJob): void {
  job.releaseNumber?.()
  job.releaseNumber = null
}
