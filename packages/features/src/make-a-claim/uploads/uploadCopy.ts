import { fileFaults, type StopReason, type UploadFault, unsent } from '#fields/files'

export const uploadCopy = {
  title: 'Add documents',
  document: 'What are you adding?',
  files: 'Choose files',
  filesHint:
    'PDF, JPEG or PNG, up to 10 MB each and 20 files in total. Photos of papers are fine. We turn them the right way up and remove the location they were taken at.',
  list: 'Files you’re adding',
  storedList: 'Files we have',
  unloaded:
    'You can’t add files yet, because part of this page didn’t load. Check your connection and reload it.',
  checking: 'Checking the file',
  waiting: 'Waiting',
  uploading: (percent: number | null) => (percent === null ? 'Uploading' : `Uploading ${percent}%`),
  paused: (percent: number | null) => (percent === null ? 'Paused' : `Paused at ${percent}%`),
  reconnecting: (percent: number | null) =>
    percent === null
      ? 'The connection dropped. It’ll pick up again by itself.'
      : `The connection dropped at ${percent}%. It’ll pick up from there by itself.`,
  failed: {
    connection: `${unsent.connection} Check your connection, then try again.`,
    busy: 'We’re very busy at the moment. Try again in a minute.',
    'signed-out': 'You’ve been logged out. Log in again in another tab, then try again.',
    unsure: `${unsent.unsure} Try again in a minute.`,
    'not-saved': unsent['not-saved'],
  } satisfies Record<StopReason, string>,
  uploadedSoFar: (percent: number) => `${percent}% has already uploaded.`,
  unfinished: (percent: number | null) =>
    percent === null
      ? 'This wasn’t finished. Choose the same file again to upload it.'
      : `${percent}% has uploaded. Choose the same file again and it’ll carry on from there.`,
  uploaded: 'Uploaded',
  stored: (day: string, size: string) => `Uploaded on ${day}, ${size}`,
  size: (kilobytes: number) => (kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1000).toFixed(1)} MB`),
  faults: {
    ...fileFaults,
    full: 'This claim has 20 files, which is the limit. Remove one first.',
    'too-much':
      'Together, a claim’s files can’t be more than 100 MB. Choose a smaller one, or remove another.',
    final: 'This claim is closed, so you can’t add more files. Call us if there’s something to add.',
    'not-taken': 'We couldn’t take this file. Choose another one, or call us.',
  } satisfies Record<UploadFault, string>,
  pause: 'Pause',
  resume: 'Carry on',
  retry: 'Try again',
  remove: 'Remove',
  removeQuestion: 'Remove it from the claim?',
  removeSurely: 'Remove it',
  retain: 'Keep it',
  notRemoved: 'We couldn’t remove it. Check your connection and try again.',
  announce: (name: string, words: string) => `${name}: ${words}`,
  leaving:
    'If you close this page before a file has uploaded, you’ll need to choose it again. You won’t lose what’s uploaded so far.',
}
