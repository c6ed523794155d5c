import type { IdentityCheck } from '@coverkit/api-client'
import type { QueryTexts } from '@coverkit/ui'

interface Words {
  readonly title: string
  readonly text: string
  readonly action: string
}

/** Texts of the tasks on the account's first page. */
export const tasksCopy = {
  title: 'What you need to do',
  overdue: {
    title: (insurer: string) => `Pay your overdue premium to ${insurer}`,
    text: (amount: string | null, lastDay: string) =>
      amount === null
        ? `Your cover ends on ${lastDay} unless you pay by then.`
        : `${amount} is overdue. Your cover ends on ${lastDay} unless you pay by then.`,
    action: 'Pay, or get help',
  },
  claim: {
    insurer: 'The insurer',
    sendDocuments: {
      title: (count: number) =>
        count > 1 ? `Send ${count} documents for your claim` : 'Send a document for your claim',
      text: (insurer: string, type: string, dueOn: string | null, count: number) =>
        [`${insurer} needs ${count > 1 ? 'them' : 'it'} for your ${type} claim.`, dueOn && `By ${dueOn}.`]
          .filter(Boolean)
          .join(' '),
      action: 'Send documents',
    },
    giveBankDetails: {
      title: (_count: number) => 'Tell us where to pay your claim',
      text: (insurer: string, type: string, dueOn: string | null) =>
        [`${insurer} has accepted your ${type} claim.`, dueOn && `By ${dueOn}.`].filter(Boolean).join(' '),
      action: 'Give your bank details',
    },
  },
  proof: {
    title: (cover: string) => `Send proof for your ${cover} increase`,
    text: (sum: string, day: string, insurer: string) =>
      `You asked for ${sum} more on ${day}. ${insurer} can’t decide until it has your proof.`,
    action: 'Send your proof',
  },
  needsYou: {
    title: 'Call us about a policy you’re transferring',
    text: (insurer: string | null, number: string | null) =>
      `${insurer ?? 'The insurer'} needs something from you before we can look after ${number === null ? 'your policy' : `policy ${number}`}.`,
    action: 'See what’s needed',
  },
  asked: {
    title: (insurer: string) => `Send ${insurer} what it has asked for`,
    text: (words: string | undefined, dueOn: string | null) =>
      [words ?? 'Call us and we’ll tell you what it is.', dueOn && `Expected by ${dueOn}.`]
        .filter(Boolean)
        .join(' '),
    action: 'See the application',
  },
  signature: {
    application: {
      title: (insurer: string) => `Get the second signature for ${insurer}`,
      text: (insurer: string, sentOn: string | null) =>
        `Your application goes to ${insurer} once the second policy holder has signed.${sentOn === null ? '' : ` We emailed their link on ${sentOn}.`}`,
      action: 'See the application',
    },
    transfer: {
      title: 'Get the second signature for your transfer',
      text: (sentOn: string | null) =>
        `Your letters go to the insurers once the second policy holder has signed.${sentOn === null ? '' : ` We emailed their link on ${sentOn}.`}`,
      action: 'See the transfer',
    },
  },
  identity: {
    forSuper: 'We need this before your super fund can pay.',
    own: {
      notStarted: {
        title: 'Confirm who you are',
        text: 'It takes a minute or two, and you need two documents.',
        action: 'Start the identity check',
      },
      inProgress: {
        title: 'Finish your identity check',
        text: 'You’ve started it. You can carry on whenever it suits you.',
        action: 'Carry on',
      },
      matched: {
        title: 'Finish your identity check',
        text: 'One document matches. Add one more and you’re done.',
        action: 'Carry on',
      },
      mismatch: {
        title: 'Check your identity details',
        text: 'Some of them didn’t match the official records.',
        action: 'Check the details',
      },
      refer: {
        title: 'Call us to finish your identity check',
        text: 'We couldn’t confirm your identity online.',
        action: 'See how to finish it',
      },
    } satisfies Record<Exclude<IdentityCheck['state'], 'verified'>, Words>,
    other: {
      title: (name: string) => (name === '' ? 'Remind your second policy holder' : `Remind ${name}`),
      text: 'They’ve signed, but they haven’t finished their identity check. You can email them a new link.',
      action: 'Go to the identity check',
    },
  },
  draft: {
    title: (title: string) => `Finish this soon: ${title}`,
    text: (lastDay: string) => `We’ll keep your answers until ${lastDay}, then delete them.`,
    action: 'Carry on',
  },
  /** Behind who is logged in. */
  count: (tasks: number) => {
    if (tasks === 0) return 'There’s nothing you need to do at the moment.'
    const words = ['One thing', 'Two things', 'Three things', 'Four things', 'Five things']
    return `${words[tasks - 1] ?? `${tasks} things`} to do, then you’re up to date.`
  },
  none: 'There’s nothing you need to do at the moment.',
  of: (title: string) => ` (${title})`,
}

/** Where it can't be said whether the identity check is done. */
export const identityProblemTexts: QueryTexts = {
  loading: 'Getting your identity check',
  failed: {
    title: 'We couldn’t check whether your identity check is done',
    text: 'You haven’t lost anything. We just can’t show it right now.',
  },
  tryAgain: 'Try again',
}
