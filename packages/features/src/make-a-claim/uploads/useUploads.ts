import type { ClaimDocument } from '@coverkit/core/claims'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import type { Upload, UploadQueue } from '#fields/files/queue'
import { announcement } from './uploadView.ts'

const NONE: readonly Upload<ClaimDocument>[] = []
const noList = () => NONE
const noChange = () => () => undefined

/** The uploads of a claim. What sends them is loaded with the first list; `hasFailed` where it cannot be had. */
export function useUploads(claimId: string, onUploaded: () => void) {
  const services = usePageServices()
  const [queue, setQueue] = useState<UploadQueue<ClaimDocument> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const refetch = useRef(onUploaded)
  refetch.current = onUploaded
  useEffect(() => {
    let isGone = false
    import('./openUploads.ts').then(
      ({ openUploads }) => !isGone && setQueue(openUploads(services, claimId, () => refetch.current())),
      () => !isGone && setFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [services, claimId])
  const uploads = useSyncExternalStore(queue?.subscribe ?? noChange, queue?.list ?? noList)
  return { queue, hasFailed, uploads, news: useNews(uploads) }
}

/** Returns the last announcement for screen readers. */
function useNews(uploads: readonly Upload[]): string {
  const [news, setNews] = useState('')
  const before = useRef(uploads)
  useEffect(() => {
    const words = announcement(before.current, uploads)
    before.current = uploads
    if (words !== null) setNews(words)
  }, [uploads])
  return news
}
