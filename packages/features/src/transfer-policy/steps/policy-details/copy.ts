export const policiesCopy = {
  title: 'Policies to transfer',
  lead: 'Add each policy you’d like us to look after. Everything you need is on the policy schedule, or on a statement or letter from the insurer.',
  group: (number: number) => `Policy ${number}`,
  labels: {
    insurer: 'Insurer',
    policyNumber: 'Policy number',
    numberUnknown: 'I do not have my number',
    name: 'Name on the policy',
    covers: 'What does it cover?',
  },
  hints: {
    policyNumber: 'As it’s written on the schedule or a statement.',
    numberUnknown: 'The insurer will look for the policy by name, date of birth and address.',
    name: 'Exactly as it appears on the policy, whether that’s one name or two.',
    covers: 'If you know. It helps the insurer find the right policy.',
  },
  notes: {
    'number-pattern': (insurer: string, example: string) =>
      `Check this number: ${insurer}’s are usually written like ${example}. If yours is different on the schedule, carry on.`,
    duplicate: 'You’ve already entered this policy above. If it’s the same one, remove it here.',
    'name-differs':
      'This isn’t a last name you entered under “Policy holders”. Everyone who owns a policy has to sign, so if someone else owns this one with you, go back and add them as second policy holder.',
  },
  add: 'Add another policy',
  addFirst: 'Add a policy',
  most: (count: number) => `You can transfer up to ${count} policies at a time.`,
  remove: 'Remove',
  confirm: {
    question: (name: string) => `Remove ${name} from the transfer?`,
    text: 'The policy itself stays as it is with its insurer.',
    remove: (name: string) => `Remove ${name}`,
    retain: 'Don’t remove it',
  },
  removed: (name: string) => `${name} isn’t part of the transfer any more.`,
  undo: 'Undo',
  saved: {
    title: (count: number) =>
      count === 1
        ? 'We filled in the policy we have on file for you'
        : `We filled in the ${count} policies we have on file for you`,
    text: 'Check each one. You can change or remove it.',
  },
  aside: {
    title: 'Don’t have the number?',
    text: 'Tick “I do not have my number” and continue. The insurer finds the policy by the policy holder’s details, which can take a little longer.',
    why: 'The insurer needs to know which policy it is. We give it the number and the name once everyone has signed.',
    warning: 'Keep your policies going. Please don’t cancel anything.',
  },
} as const

export const scheduleCopy = {
  label: 'Photo or PDF of the policy schedule',
  hint: 'A PDF, JPEG or PNG, up to 10 MB. Choose it, or drop it in the box. It can help the insurer find the policy.',
  remove: 'Remove',
  retry: 'Try again',
  checking: 'Checking the file',
  sending: 'Sending. If you reload or leave this page before it’s sent, you’ll need to choose it again.',
  sent: 'Sent. We don’t store it on this device.',
  earlier: 'The schedule you sent',
  unsent: (why: string) =>
    `${why} It hasn’t been sent yet. If you reload this page, you’ll need to choose it again.`,
  notRemoved: 'We couldn’t remove it. Check your connection and try again.',
  full: 'You’ve reached the limit for files in one transfer.',
  refused: 'We can’t take this file. You can continue without it.',
} as const
