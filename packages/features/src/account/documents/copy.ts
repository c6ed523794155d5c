import type { ApiError } from '@coverkit/api-client'
import type { QueryTexts } from '@coverkit/ui'
import { lastUpdated } from '#common/queries/staleCopy.ts'

export const documentsCopy = {
  title: 'Documents',
  text: 'The documents you agreed to, as they were on the day, and what you told us. For your policy schedule, ask us or your insurer.',
  none: 'Once you’ve applied{if transfers} or transferred a policy{end}, you’ll find your documents here.',
  application: (insurer: string, reference: string) => `Application ${reference} with ${insurer}`,
  transfer: (reference: string) => `Transfer ${reference}`,
  change: (policyNumber: string, reference: string) => `Change of cover ${reference}, policy ${policyNumber}`,
  signedChange: 'Your change of cover, as you signed it',
  receipt: 'Receipt for your application, with every question and answer',
  letter: (insurer: string) => `Letter of authority to ${insurer}`,
  edition: (version: string, date: string) => `${version}, ${date}.`,
  version: (version: string) => `Version ${version}`,
  reference: (reference: string) => `Reference ${reference}`,
  open: 'Open',
  opensIn: (name: string) => ` ${name}, opens in a new tab`,
  download: 'Download',
  of: (name: string) => ` ${name}`,
  busy: 'Getting it',
  unpublished: 'Ask for a copy',
  newer: 'A newer version is out now.',
  done: (name: string) => `${name} is in your downloads.`,
  failed: {
    title: 'We couldn’t get the document',
    offline: 'Check your connection, then press the button again.',
    gone: (phone: string) => `Call us on ${phone} and we’ll send it to you.`,
    busy: 'We can’t get it right now. Wait a few minutes, then press the button again.',
    other: 'Something went wrong on our side. Wait a moment, then press the button again.',
  },
}

const stale: QueryTexts['stale'] = {
  title: lastUpdated,
  refresh: 'Update the documents',
  failed: 'We couldn’t update this. Try again in a minute.',
}

export const applicationDocumentsTexts: QueryTexts = {
  loading: 'Getting your application documents',
  failed: {
    title: 'We couldn’t get your application documents',
    text: 'They’re still with us. We just can’t show them right now.',
  },
  tryAgain: 'Try again',
  stale,
}

export const transferDocumentsTexts: QueryTexts = {
  loading: 'Getting your letters of authority',
  failed: {
    title: 'We couldn’t get your letters of authority',
    text: 'They’re still with us. We just can’t show them right now.',
  },
  tryAgain: 'Try again',
  stale,
}

export const changeDocumentsTexts: QueryTexts = {
  loading: 'Getting your change of cover documents',
  failed: {
    title: 'We couldn’t get your change of cover documents',
    text: 'They’re still with us. We just can’t show them right now.',
  },
  tryAgain: 'Try again',
  stale,
}

/** Why a document could not be downloaded, and what to do. */
export function downloadFailure({ kind }: ApiError, phone: string): string {
  const { failed } = documentsCopy
  switch (kind) {
    case 'network':
    case 'timeout':
      return failed.offline
    case 'unauthorised':
    case 'forbidden':
    case 'not-found':
    case 'invalid':
      return failed.gone(phone)
    case 'busy':
      return failed.busy
    case 'aborted':
    case 'server':
    case 'unreadable':
      return failed.other
  }
}
