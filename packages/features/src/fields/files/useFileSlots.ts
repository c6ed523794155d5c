import { useEffect, useState, useSyncExternalStore } from 'react'
import { fileSlots, type SlotOptions } from './fileSlots.ts'
import type { UploadQueue } from './queue/createUploadQueue.ts'
import type { Upload } from './queue/Upload.ts'

/** The files of a form's fields, by field. */
export interface FileSlots<Slot extends string = string> {
  readonly uploads: readonly Upload<Slot>[]
  readonly queue: UploadQueue<Slot>
  /** Forgets the file of a field. */
  clear(slot: Slot): void
}

/** Creates the fields' files once. A file under way arrives also after its page is left within the site. */
export function useFileSlots<Slot extends string>(options: () => SlotOptions<Slot>): FileSlots<Slot> {
  const [queue] = useState(() => fileSlots(options()))
  const uploads = useSyncExternalStore(queue.subscribe, queue.list, queue.list)
  useEffect(() => {
    const reconnect = () => queue.reconnect()
    addEventListener('online', reconnect)
    return () => removeEventListener('online', reconnect)
  }, [queue])
  function clear(slot: Slot): void {
    for (const { id } of queue.list().filter(({ document }) => document === slot)) queue.remove(id)
  }
  return { uploads, queue, clear }
}
