import { formatDate, formatMoney } from '@coverkit/core'
import type {
  IncreaseLimit,
  InsurabilityReason,
  LifeEvent,
  Proof,
} from '@coverkit/core/guaranteed-insurability'
import type { QueryTexts } from '@coverkit/ui'

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

export const insurabilityCopy = {
  title: 'Guaranteed future insurability',
  lead: 'After certain life events you can increase your cover without answering any health questions. You have 60 days from the event to ask.',
  problem: 'There is a problem',
  missed: 'Missed it? Change your cover with health questions',
  missedHref: '/account/change-my-cover/premium-type',
  none: 'You don’t have a policy with us that’s in force, so there’s nothing to increase yet.',
  quote: 'Get a quote',
  policy: {
    label: 'Which policy would you like to increase?',
    unknown: 'We can’t work out the limits of this policy online. Call us and we’ll do it with you.',
  },
  event: {
    label: 'Has one of these happened?',
    missing: 'Choose what happened',
    options: {
      marriage: 'I got married or registered a relationship',
      separation: 'I got divorced or separated',
      birthOrAdoption: 'I had or adopted a child',
      childStartsSchool: 'My child started secondary school, university or TAFE',
      mortgage: 'I took out a home loan, or a larger one',
      spouseDeath: 'My husband, wife or partner died',
      becomingCarer: 'I became a carer',
      salaryRise: 'My salary went up by 15% or more',
    } satisfies Record<LifeEvent, string>,
    sorry:
      'We’re sorry for your loss. If you’d rather do this by phone, call us and we’ll fill it in with you.',
  },
  date: {
    label: 'Date of the event',
    hint: 'For example, 27 3 2026',
    hints: {
      childStartsSchool: 'The first day of school or of the course. For example, 27 3 2026',
      mortgage: 'The day your loan settled. For example, 27 3 2026',
      salaryRise: 'The first day on the new salary. For example, 27 3 2026',
    } satisfies Partial<Record<LifeEvent, string>> as Partial<Record<LifeEvent, string>>,
    required: 'Enter the date of the event',
    notADate: 'Enter the date of the event with a four-digit year, like 27 3 2026',
    future: 'The date of the event can’t be in the future. Come back once it has happened.',
    expired: (day: string) =>
      `Check the date of the event: the 60 days ended on ${formatDate(day)}.{if changeCover} You can still ask for more cover by changing your cover.{end}`,
  },
  countdown: (left: number, day: string) =>
    left === 0
      ? `Today, ${formatDate(day)}, is the last day to ask.`
      : `You have ${days(left)} left to ask, until ${formatDate(day)}.`,
  isOver: (day: string) =>
    `The 60 days ended on ${formatDate(day)}, so you can no longer ask this way.{if changeCover} You can still ask for more cover, but you’d have to answer health questions.{end}`,
  isToCome: 'That date hasn’t come yet. You can ask from the day of the event.',
  amounts: {
    mortgage: {
      newAmount: 'New home loan',
      newHint: 'The amount you owe on it.',
      earlierAmount: 'Previous home loan',
      earlierHint: 'Leave it blank if you didn’t have one.',
      required: 'Enter your new home loan',
      otherwise: 'Enter your new home loan in dollars, like 500,000',
      earlierOtherwise: 'Enter your previous home loan in dollars, like 400,000',
      min: 'The new loan has to be larger than the previous one',
    },
    salaryRise: {
      newAmount: 'New annual salary before tax',
      newHint: 'Not including super.',
      earlierAmount: 'Annual salary before the rise',
      earlierHint: 'Before tax, not including super.',
      required: 'Enter your new salary',
      otherwise: 'Enter your new salary in dollars, like 85,000',
      earlierOtherwise: 'Enter your salary before the rise in dollars, like 70,000',
      min: 'Your new salary has to be at least 15% higher than before the rise',
    },
    earlierRequired: 'Enter your salary before the rise',
  },
  cover: {
    label: 'Which cover would you like to increase?',
    missing: 'Choose which cover you’d like to increase',
    now: (sum: string) => `Now ${sum}`,
    upTo: (sum: string, most: string) => `Now ${sum}. You can add up to ${most}.`,
    nothing: (sum: string, why: string) => `Now ${sum}. ${why}`,
    /** `what` is one of `increase.enterFirst`. */
    unknown: (sum: string, what: string) => `Now ${sum}. ${what}`,
  },
  increase: {
    label: 'Increase in cover',
    hint: (most: string) => `Up to ${most}.`,
    chooseEvent: 'Choose what happened, and we’ll tell you how much you can add.',
    enterFirst: {
      mortgage: 'Enter your new home loan, and we’ll tell you how much you can add.',
      salaryRise: 'Enter both salaries, and we’ll tell you how much you can add.',
    },
    after: (from: string, to: string) => `From ${from} to ${to}.`,
    /** Shown if the change itself raises the same cover. */
    onTop: (by: string) => `${by} on top of your other changes.`,
    required: 'Enter how much you’d like to add',
    whole: 'Enter how much you’d like to add in whole dollars, like 50,000',
    /** `why` is one of `nothings`. */
    nothing: (why: string) => `You can’t increase this cover: ${why.charAt(0).toLowerCase()}${why.slice(1)}`,
    otherwise: 'Enter how much you’d like to add in dollars, like 50,000',
    max: (most: string) => `The most you can add is ${most}`,
    limits: 'How we worked out the limit',
    limitsText: 'The lowest of these applies.',
    counts: 'This one applies',
    riseTooSmall: 'Your new salary isn’t at least 15% higher',
  },
  limits: {
    'share-of-original': (sum: string, share: string) => `${share} of the ${sum} you originally took out`,
    'event-maximum': () => 'The most for any one event',
    loan: () => 'What you borrowed, or the extra you borrowed',
    'salary-rise': () => 'Ten times the rise in your salary',
    'share-of-benefit': (sum: string) => `15% of your benefit of ${sum}`,
    'all-increases': () => 'What’s left of your total for life-event increases',
    'cover-maximum': () => 'What’s left before this cover reaches its maximum',
    'no-original-sum': () => 'We don’t know how much cover you originally took out',
  } satisfies Record<IncreaseLimit, (sum: string, share: string) => string>,
  nothings: {
    'share-of-original': 'The limit for this event leaves nothing to add.',
    'event-maximum': 'The limit for this event leaves nothing to add.',
    loan: 'The new loan isn’t larger than the previous one.',
    'salary-rise': 'Your new salary isn’t at least 15% higher than before.',
    'share-of-benefit': 'The limit for this event leaves nothing to add.',
    'all-increases': 'You’ve already asked for as much as you can after life events.',
    'cover-maximum': 'This cover is already at its maximum.',
    'no-original-sum':
      'We don’t know how much cover you originally took out. Call us and we’ll ask the insurer.',
  } satisfies Record<IncreaseLimit, string>,
  /** In place of `nothings['cover-maximum']`: the limit of income protection is worked out from the income. */
  incomeMaximum:
    'This cover is already at its maximum for the income we have on record. If that’s out of date, call us.',
  reasons: {
    title: 'You can’t increase this policy without health questions',
    texts: {
      'not-in-force': 'The policy isn’t in force any more.',
      'too-old': 'You need to be 54 or under.',
      'age-unknown': 'We don’t have your date of birth for this policy. Call us and we’ll add it.',
      'on-claim': 'There’s a claim on this policy.',
      'increased-lately': 'You’ve asked for an increase in the last 12 months.',
      'nothing-left': 'There’s nothing you can add to it after a life event.',
      'event-to-come': 'The event hasn’t happened yet.',
      'window-closed': 'More than 60 days have passed since the event.',
      'rise-too-small': 'Your new salary isn’t at least 15% higher than before.',
    } satisfies Record<InsurabilityReason, string>,
    next: (day: string) =>
      `You may be able to ask again from ${formatDate(day)}, as long as you’re 54 or under then.`,
    full: 'You may still be able to get more cover, but you’d have to answer health questions.',
    change: 'Change my cover',
  },
  asked: (cover: string, by: string, day: string) =>
    `On ${formatDate(day)} you asked to increase your ${cover} by ${by}.`,
  proof: {
    title: 'Proof of the event',
    text: 'The insurer needs to see:',
    choices: (names: readonly string[]) => names.join(' or '),
    names: {
      'marriage-certificate': 'your marriage certificate',
      'relationship-certificate': 'your relationship certificate',
      'divorce-order': 'the divorce order',
      'separation-declaration': 'a statutory declaration of the separation',
      'birth-certificate': 'the child’s birth certificate',
      'adoption-order': 'the adoption order',
      'enrolment-confirmation': 'the confirmation of enrolment',
      'loan-contract': 'the loan contract',
      'earlier-loan-statement': 'a statement for your previous loan',
      'death-certificate': 'the death certificate',
      'carer-payment-letter': 'the letter about your Carer Payment',
      'doctor-statement': 'a doctor’s statement about the care you provide',
      'employer-letter': 'a letter from your employer',
      'payslips-before-and-after': 'payslips from before and after the rise',
    } satisfies Record<Proof, string>,
    add: 'Photo or PDF',
    addAnother: 'Another photo or PDF',
    hint: 'A PDF, JPEG or PNG, up to 10 MB. Choose it, or drop it in the box.',
    later: 'Don’t have it yet? Ask now, so you don’t miss the 60 days, and send it to us when you have it.',
    remove: 'Remove',
    replace: 'Send another one instead',
    retry: 'Try again',
    checking: 'Checking the file',
    ready: 'Ready. We’ll send it with your request.',
    sending: 'Sending',
    sent: 'Sent. We don’t store it on this device.',
    sentTitle: 'We have what you’ve sent so far',
    missing: 'We don’t have your proof yet',
    missingText: (phone: string) =>
      `You can send it here, now or when you come back to this page. If you’d rather not do it online, call us on ${phone}.`,
    byOtherWays: (phone: string) =>
      `We can’t take it here. Call us on ${phone} and we’ll tell you where to send it.`,
    more: 'Is there anything else the insurer should see? You can add it here, now or later.',
    replacing: 'Choose the file to use instead. Until it arrives, we’ll keep the one you sent.',
    most: (phone: string) =>
      `That’s as many files as we can take here. If there’s anything else, call us on ${phone}.`,
    unsent: (why: string) => `${why} We haven’t received it yet.`,
    /** Shown if the server may have the file. */
    unsure: (why: string) => `${why} We can’t tell whether we received it. Try again to be sure.`,
    unsureTitle: 'We don’t know yet whether your proof arrived',
    refused: 'We can’t take this file. Call us, and we’ll find another way.',
    leave: {
      title: 'A file may not have been sent yet',
      text: 'If you leave this page now, you may have to choose the file again. We don’t store it on this device.',
      stay: 'Stay on this page',
      leave: 'Leave this page',
      close: 'Close',
    },
  },
  acknowledge: {
    label: 'I understand how this works',
    hint: 'The insurer decides once it has the proof. You don’t have the extra cover until it accepts. Your premium goes up with your cover.',
    missing: 'Tick the box once you understand how this works',
  },
  submit: 'Ask for the increase',
  busy: 'Sending your request',
  notSent: 'We couldn’t send your request',
  unsure: 'We don’t know yet whether your request arrived',
  failures: {
    offline:
      'We couldn’t connect. Everything you entered is still here. Check your connection and try again.',
    unavailable:
      'Something went wrong on our side. Everything you entered is still here. If you try again, we’ll still only send one request.',
    tooMany: 'We can’t take your request right now. Wait a few minutes, then try again.',
    refused: 'The limits may have changed. Check what you entered and try again, or call us.',
  },
  sent: {
    title: 'You’ve asked for more cover',
    lead: (cover: string, by: string) => `We have your request to increase your ${cover} by ${by}.`,
    facts: {
      label: 'What you asked for',
      policy: 'Policy',
      cover: 'Cover',
      now: 'Now',
      after: 'Once the insurer accepts',
      event: 'What happened',
    },
    on: (event: string, day: string) => `${event}, on ${formatDate(day)}`,
    next: 'What happens next',
    steps: (insurer: string, nextOn: string) => [
      {
        when: 'Now',
        text: `Your cover stays as it is. We’ll pass your request and your proof on to ${insurer}.`,
      },
      {
        when: 'Once the insurer has the proof',
        text: `${insurer} checks that the event is one it accepts. It doesn’t ask about your health. If you don’t hear what it decides, call us.`,
      },
      {
        when: 'If it accepts',
        text: 'Your cover goes up, and your premium with it. Call us to find out from when, and what it costs.',
      },
      {
        when: `From ${formatDate(nextOn)}`,
        text: 'You may be able to ask for another increase after an event, as long as you’re 54 or under then. The limit is one every 12 months.',
      },
    ],
    home: 'Back to your account',
  },
  aside: {
    label: 'About these increases',
    title: 'How it works',
    points: [
      'No health questions: your insurer can’t turn you down because of your health.',
      'Ask within 60 days of the event, and show that it happened.',
      'One increase every 12 months, up to age 54, and not while you’re on claim.',
      'These are sample terms. Your insurer’s own terms apply.',
    ],
    full: 'If none of this fits, you may still be able to get more cover by changing your cover, with health questions.',
  },
  dollars: formatMoney,
} as const

export const limitsTexts: QueryTexts = {
  loading: 'Working out what you can add',
  failed: {
    title: 'We couldn’t work out what you can add',
    text: 'This doesn’t affect your policy.',
  },
  tryAgain: 'Try again',
}
