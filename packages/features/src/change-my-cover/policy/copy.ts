import type { QueryTexts } from '@coverkit/ui'

export const policyCopy = {
  title: 'Which policy do you want to change?',
  lead: 'Choose one. You’ll see what it covers now, and nothing changes until you sign.',
  choose: 'Change this policy',
  none: 'There’s no policy to change',
  noneText: 'You don’t have a policy with us that’s in force.',
  quote: 'Get a quote',
  back: 'Back to your account',
  gone: {
    title: 'You can’t change that policy any more',
    text: 'Choose another policy to change.',
  },
  changing: (policy: string) => `You’re changing ${policy}.`,
  begun: {
    title: 'You’ve already started a change',
    text: (number: string, insurer: string) =>
      `You’ve started changing ${number} with ${insurer}, but you haven’t submitted your changes. If you start on another policy, you’ll lose them.`,
    goOn: (policy: string) => `Continue with ${policy}`,
    start: (policy: string) => `Start with ${policy}`,
  },
}

export const policyTexts: QueryTexts = {
  loading: 'Getting your policies',
  failed: {
    title: 'We couldn’t get your policies',
    text: 'This doesn’t affect your cover. We just can’t show it right now.',
  },
  tryAgain: 'Try again',
}
