import { createUploadQueue, type UploadQueue, type UploadQueueOptions } from './queue/createUploadQueue.ts'
import { pageDefaults } from './queue/pageDefaults.ts'
import { prepareFile } from './queue/prepareFile.ts'

/** How the files of a form are sent, each whole. Without `send` the form sends what the fields have. */
export type SlotOptions<Slot extends string> = Partial<
  Pick<UploadQueueOptions<Slot>, 'send' | 'takeNumber' | 'isOpen' | 'onReady' | 'onUploaded'>
>

/** The files of a form's fields, one file a field. They are in the page's memory alone. */
export const fileSlots = <Slot extends string>(options: SlotOptions<Slot>): UploadQueue<Slot> =>
  createUploadQueue<Slot>({
    ...pageDefaults,
    prepare: (file) => prepareFile(file, 'large'),
    isSingle: true,
    // A field has one file, so no file is there twice.
    fingerprint: async () => '',
    // The client gives up a file that takes too long, and repeats a request once or twice itself.
    stallMs: null,
    retryWaits: [],
    atOnce: 1,
    send: async () => ({ kind: 'stopped', why: 'unsure' }),
    ...(options.send === undefined && { isOpen: () => false }),
    onUploaded: () => undefined,
    ...options,
  })
