import type { QueryTexts } from '@coverkit/ui'
import { lastUpdated } from '#common/queries/staleCopy.ts'

export const continueCopy = {
  page: {
    title: 'Continue where you left off',
    noLink: {
      lead: 'This page needs the link from our email.',
      text: 'Open the link in the email, even if you’ve opened it before: for your security, we take it out of the address bar. It works for 7 days, or until you’ve used it to get your answers back.',
      home: 'Home page',
    },
    confirmation: {
      lead: 'To check it’s you, we’ll send a code to the email address that got the link.',
      send: 'Send the code',
    },
    code: {
      sent: 'If the link still works, a code is on its way to the same email address.',
      go: 'Continue',
      problem: 'There is a problem',
    },
    replace: {
      title: 'You have other answers on this device',
      text: (title: string, { here, link }: { readonly here: string; readonly link: string }) =>
        `This device has answers for “${title}”, last saved ${here}. The ones from the link were saved ${link}. Choose which to keep. We’ll delete the others.`,
      use: 'Use the answers from the link',
      retain: 'Keep the answers on this device',
    },
    busy: 'One moment',
    failed: {
      refused:
        'That didn’t work. The code may be wrong or too old, or the link has already been used. Check the code, or ask for a new one.',
      tooMany:
        'You’ve asked for the maximum number of codes for this link. Start again on the device where your answers are.',
      busy: 'We’re very busy right now. Try again in a minute.',
      unsure: 'We couldn’t connect. Check your connection and try again.',
      retain: 'We couldn’t save the answers on this device. You haven’t lost anything. Try again.',
      newer:
        'The answers on this device were saved by a newer version of this page. Reload the page and open the link again.',
    },
  },
  list: {
    saved: (day: string, time: string) => `Last saved ${day}, ${time}.`,
    unsent: 'Some of it hasn’t been sent yet.',
    go: 'Continue',
    remove: 'Delete',
    removeOf: (title: string) => `Delete: ${title}`,
    confirmation: (title: string) =>
      `Delete your answers for “${title}” from this device? You can’t get them back.`,
    removeSurely: 'Delete these answers',
    retain: 'Keep them',
    removed: (title: string) => `We’ve deleted your answers for “${title}” from this device.`,
    notRemoved: 'We couldn’t delete these answers. Try again in a minute.',
  },
  account: {
    title: 'Drafts',
    none: 'You haven’t got anything to finish. Most things you start while you’re logged in are listed here on all your devices.{if claims} A claim you’ve started stays on this device.{end}',
    stored: (day: string) => `Kept in your account until ${day}.`,
    both: (day: string) => `Kept on this device and in your account until ${day}.`,
    each: (here: string, stored: string) =>
      `Kept on this device until ${here}, and in your account until ${stored}.`,
    later: (day: string, time: string) =>
      `Your account has these answers as they were at ${time} on ${day}. If they’re different, we’ll ask which ones you want.`,
    confirmation: (title: string) =>
      `Delete your answers for “${title}” from your account and from this device? You can’t get them back.`,
    opening: (title: string) => `Getting your answers for “${title}”…`,
    removed: (title: string) => `We’ve deleted your answers for “${title}”.`,
    before: {
      title: 'Started on this device before you logged in',
      text: 'Open one to choose whether to add it to your account. Until then it stays as it is.',
      open: 'Open',
    },
  },
}

export const draftListTexts: QueryTexts = {
  loading: 'Getting your drafts',
  failed: {
    title: 'We couldn’t open your drafts',
    text: 'We haven’t deleted any of your answers. We just can’t show them right now.',
  },
  tryAgain: 'Try again',
}

export const accountDraftsTexts: QueryTexts = {
  loading: 'Checking your account for drafts',
  failed: {
    title: 'We couldn’t get the drafts in your account',
    text: 'They’re still with us. If you started something on another device, you can carry on with it there.',
  },
  tryAgain: 'Try again',
  stale: {
    title: lastUpdated,
    refresh: 'Update the list',
    failed: 'We couldn’t update this. Try again in a minute.',
  },
}
