import type { Upload, UploadFault, UploadState } from './Upload.ts'
import type { UploadJob } from './UploadJob.ts'

/** The files of a queue in the order in which they were chosen, and who wants to know of changes. */
export interface JobList {
  readonly jobs: Map<string, UploadJob>
  /** The same list until something changes. */
  list(): readonly Upload[]
  subscribe(listener: () => void): () => void
  notify(): void
  show(job: UploadJob, state: UploadState): void
  /** Another file has to be chosen. */
  refuse(job: UploadJob, fault: UploadFault): void
  /** Whether it was not removed meanwhile. */
  has(job: UploadJob): boolean
}

export function jobList(): JobList {
  const jobs = new Map<string, UploadJob>()
  const listeners = new Set<() => void>()
  let shown: readonly Upload[] = []

  function notify(): void {
    shown = [...jobs.values()].map(({ upload }) => upload)
    for (const listener of listeners) listener()
  }
  function show(job: UploadJob, state: UploadState): void {
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
