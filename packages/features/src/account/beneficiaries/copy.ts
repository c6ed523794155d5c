import type { NominationType } from '@coverkit/core'
import type { QueryTexts } from '@coverkit/ui'

/** Words for the beneficiaries of a policy, in its card and on the page that changes them. */
export const beneficiariesCopy = {
  title: 'Change your beneficiaries',
  lead: 'Say who should get the money from your life cover when you die. We pass your request on to the insurer. Nothing changes until the insurer has confirmed it.',
  card: {
    title: 'Beneficiaries',
    types: {
      binding: 'Binding nomination',
      nonBinding: 'Non-binding nomination',
      nominated: 'Nominated beneficiaries',
    } satisfies Record<NominationType, string>,
    confirmed: (type: string, date: string) => `${type}. The insurer confirmed it on ${date}.`,
    signed: (date: string) => `The fund got your signed form on ${date}.`,
    unsigned: {
      title: 'The fund doesn’t have your signed form yet',
      text: 'A binding nomination isn’t valid until you’ve signed the fund’s form in front of two witnesses and sent it back.',
    },
    unknown: 'We don’t know who’s named on this policy. Ask the insurer, or name people here.',
    share: (percent: string) => `${percent}%`,
    line: (name: string, relationship: string | null, share: string) =>
      `${relationship === null ? name : `${name}, ${relationship}`}: ${share}`,
    estate: 'Your estate',
    change: 'Change your beneficiaries',
    requested: {
      title: 'A change is with the insurer',
      text: (reference: string, date: string, names: string) =>
        `On ${date} you asked to name ${names}. The reference is ${reference}. Until the insurer confirms it, nothing changes.`,
    },
    refused: {
      title: 'The insurer hasn’t accepted your change',
      text: (reference: string, date: string, names: string) =>
        `On ${date} you asked to name ${names}. The reference is ${reference}. Nothing has changed. Call us and we’ll go through why.`,
    },
  },
  policy: 'Which policy is it about?',
  saved: {
    title: 'You’ve already saved people in your account',
    text: 'We fill in their details and shares. Check each one: you can change them.',
    use: (count: number) =>
      count === 1 ? 'Use the person from my account' : `Use the ${count} people from my account`,
  },
  replaces: {
    title: 'This replaces everyone who’s named now',
    text: 'Name everyone who should get a share, including people who are named already.',
  },
  problem: 'There is a problem',
  failed: 'Your request wasn’t sent',
  refused: 'We can’t take this request. Call us and we’ll sort it out with you.',
  submit: 'Ask for this change',
  sending: 'Sending',
  sent: {
    title: 'We have your request',
    text: (insurer: string, reference: string) =>
      `We’ll pass it on to ${insurer}. Your reference is ${reference}, and we’ve emailed it to you. Who’s named stays as it was until the insurer confirms the change. We’ll email you then.`,
    binding:
      'For a binding nomination, the fund sends you a form to sign in front of two witnesses. It isn’t valid until the fund has that form.',
    back: 'Back to your account',
  },
  none: {
    title: 'There’s no life cover to name anyone on',
    text: 'You can name beneficiaries on a policy with life cover that’s in force.',
  },
  aside: {
    label: 'About beneficiaries',
    title: 'Good to know',
    points: [
      'Shares have to add up to exactly 100%.',
      'Look at it again after a wedding, a separation, a birth or a death.',
      'Your will doesn’t change who’s named here.',
    ],
  },
}

export const nominationTexts: QueryTexts = {
  loading: 'Getting your beneficiaries',
  failed: {
    title: 'We couldn’t get your beneficiaries',
    text: 'This doesn’t change who’s named. We just can’t show it right now.',
  },
  tryAgain: 'Try again',
}
