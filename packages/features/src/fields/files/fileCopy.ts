import type { StopReason, UploadFault } from './queue/Upload.ts'

/** Why a photo or PDF is not taken. */
export const fileFaults = {
  empty: 'There’s nothing in this file. Choose another one.',
  type: 'This isn’t a PDF, JPEG or PNG. Choose another file.',
  heic: 'This is a HEIC photo, which this browser can’t open. Share it as a JPEG, or take a screenshot of it and choose that.',
  'too-large': 'This file is larger than 10 MB. Choose a smaller one.',
  'too-much': 'Together, your files can’t be more than 30 MB. Choose a smaller one.',
  unreadable: 'We couldn’t read this file. Choose it again.',
  changed: 'This file has changed or moved since you chose it. Choose it again.',
  broken: 'This file is damaged. Choose another one, or take a new photo.',
  dimensions:
    'This picture is too large to open. Choose a smaller picture, or take a new photo at a lower quality.',
  locked: 'This PDF is locked. Save or print it as a new PDF without a password, or take a photo of it.',
  'active-content':
    'This PDF has a program, a form or other files in it that we can’t take. Print it to a new PDF, or take a photo. Add any attached files one by one.',
  infected: 'Our virus scan found something in this file. Please don’t open it, and choose another one.',
  duplicate: 'You’ve already added this file.',
} as const satisfies Partial<Record<UploadFault, string>>

/** Why a file that may be taken did not arrive. */
export const unsent = {
  connection: 'We couldn’t connect.',
  busy: 'We’re very busy at the moment. Wait a minute.',
  'signed-out': 'You’ve been logged out. Log in again in another tab.',
  unsure: 'Something went wrong on our side.',
  'not-saved': 'We’re still saving your answers. Wait a moment.',
} as const satisfies Record<StopReason, string>
