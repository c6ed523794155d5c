import type { ApiError } from '@coverkit/api-client'

export const lettersCopy = {
  title: 'Letters of authority',
  text: 'There’s one for each insurer. It says what you authorised, for which policies and who signed.',
  none: 'You can download the letters here once everyone has signed.',
  letter: (insurer: string) => `Letter to ${insurer}`,
  detail: 'PDF',
  downloadShort: 'Download',
  download: (insurer: string) => `Download the letter to ${insurer}`,
  busy: 'Getting the letter',
  done: (insurer: string) => `The letter to ${insurer} is in your downloads.`,
  failed: {
    title: 'We couldn’t get the letter',
    offline: 'We couldn’t connect. Check your connection and try again.',
    waiting: 'We can’t make it until everyone has signed.',
    gone: (phone: string) =>
      `You can’t download it on this device. Call us on ${phone} and we’ll send it to you.`,
    busy: 'We’re very busy at the moment. Wait a few minutes and try again.',
    unsure: 'Something went wrong on our side. Wait a moment and try again.',
  },
}

/** Why there is no letter. */
export function letterFailure(error: ApiError, phone: string): string {
  const { failed } = lettersCopy
  switch (error.kind) {
    case 'network':
      return failed.offline
    case 'busy':
      return failed.busy
    case 'not-found':
    case 'forbidden':
    case 'unauthorised':
      return failed.gone(phone)
    case 'invalid':
      return error.status === 409 ? failed.waiting : failed.gone(phone)
    case 'timeout':
    case 'aborted':
    case 'server':
    case 'unreadable':
      return failed.unsure
  }
}
