/** Why a photo or PDF is not taken. */
export const fileFaults = {
  empty: 'There’s nothing in this file. Choose another one.',
  type: 'This isn’t a PDF, JPEG or PNG. Choose another file.',
  'too-large': 'This file is larger than 10 MB. Choose a smaller one.',
  'too-much': 'Together, your files can’t be more than 30 MB. Choose a smaller one.',
  unreadable: 'We couldn’t read this file. Choose it again.',
  broken: 'This file is damaged. Choose another one, or take a new photo.',
  dimensions:
    'This picture is too large to open. Choose a smaller picture, or take a new photo at a lower quality.',
  locked: 'This PDF is locked. Save or print it as a new PDF without a password, or take a photo of it.',
  'active-content': 'This PDF has forms or attachments in it. Print it to a new PDF, or take a photo.',
} as const

/** Why a file that may be taken did not arrive. */
export const unsent = {
  offline: 'We couldn’t connect.',
  busy: 'We’re very busy at the moment. Wait a minute.',
  unsure: 'Something went wrong on our side.',
} as const
