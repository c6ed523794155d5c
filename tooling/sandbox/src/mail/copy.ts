import type { Assumptions, NeedsCover, PaymentFrequency, PaymentPart } from '@coverkit/core'

const NEEDS: Readonly<Record<NeedsCover, string>> = {
  lifeCover: 'Life cover',
  tpdCover: 'Total and permanent disability cover',
  criticalIllnessCover: 'Critical illness cover',
  incomeProtectionCover: 'Income protection',
}

/** Texts of the messages that the reference backend sends. */
export const calculationCopy = {
  subject: 'Your life insurance needs estimate',
  opening: 'You asked us to send you the result of your life insurance needs calculation.',
  estimatedOn: (date: string) => `Estimated on ${date}.`,
  covers: NEEDS,
  /** The parts of a need. */
  parts: {
    funeral: 'Funeral',
    homeAlteration: 'Changes to your home',
    medical: 'Medical expenses',
    debts: 'Debts repaid',
    rent: 'Rent',
    living: 'Living costs',
    children: 'Raising and schooling children',
    grossMonthly: 'The share of your salary we assume, for one month',
  } as Readonly<Record<string, string>>,
  needed: 'Total needed',
  assets: 'Less what you own',
  existing: 'Less cover you have',
  gap: 'Gap before rounding',
  toThousand: 'The amount above is this gap to the nearest $1,000, and never below $0.',
  downToFifty: 'The amount above is this gap rounded down to a multiple of $50, and never below $0.',
  whole: 'Each line is in whole dollars, so that the lines add up.',
  aMonth: (amount: string) => `${amount} a month`,
  noNeed: 'no cover needed',
  assumed: 'What we assumed',
  assumptions: {
    yearsToSupportLiving: 'Years of income to replace',
    incomeReplacementRatio: 'Share of your salary replaced in those years',
    retirementAge: 'Age you stop working',
    supportChildrenToAge: 'Age we count each child’s costs up to',
    rentSupportYears: 'Years of rent',
    cappedSupportLife: 'Age we stop counting rent',
    funeralCosts: 'Funeral costs, in life cover',
    homeAlterationCosts: 'Changes to your home, in TPD cover',
    medicalExpenses: 'Medical expenses, in TPD and critical illness cover',
    mortgageCoverage: 'Share of your home loan to pay off',
    debtCoverage: 'Share of your other debts to pay off',
    assetCoverage: 'Share of what you own that we count',
    effectiveNetInterestRate: 'Yearly return after tax and inflation',
    incomeProtection: 'Share of your salary that income protection pays',
  } satisfies Record<keyof Assumptions, string>,
  changeThem: 'You can change each of these in the calculator.',
  limits:
    'The estimate leaves out tax on lump sums, the cost of selling what you own, your partner’s income and social ' +
    'security. It doesn’t promise that an insurer will offer you this cover.',
  estimateOnly:
    'This is an estimate only. It’s based on your answers and the assumptions above, and changes if they change.',
  generalAdvice:
    'General advice warning: this information doesn’t take into account your objectives, financial situation or ' +
    'needs. Consider whether it’s right for you, and read the product disclosure statement and the target market ' +
    'determination before you decide on a product.',
  notYou: 'If you didn’t ask for this message, you can delete it. We haven’t shared anything about you.',
}

export const resumeCopy = {
  linkSubject: 'Your link to continue',
  linkOpening: 'You asked us to keep your answers so that you can continue later. This link opens them:',
  linkText: 'Continue where you left off',
  linkEnds: (date: string) => `It works until ${date}. After that we delete the answers.`,
  codeFollows:
    'To open it, you’ll need a code that we send to this address. Nobody can open your answers without it.',
  notYou:
    'If you didn’t ask for this message, you can delete it. We’ll delete the saved answers when the link expires.',
  codeSubject: 'Your code to continue',
  codeOpening: (code: string) => `Your code is ${code}.`,
  codeEnds: 'It works once, for 10 minutes.',
  codeNotYou:
    'If you didn’t just open a link to continue, ignore this email and don’t give the code to anyone.',
}

export const comparisonCopy = {
  subject: 'Your life insurance comparison',
  opening: 'You asked us to send you this comparison of life insurance prices.',
  pricedOn: (date: string) => `Prices as at ${date}.`,
  price: (insurer: string, total: string, per: string) => `${insurer}: ${total} ${per}`,
  noPrice: (insurer: string) => `${insurer}: no price for this cover`,
  per: { monthly: 'a month', quarterly: 'a quarter', halfYearly: 'a half-year', yearly: 'a year' },
  open: 'This link opens the whole comparison, with the cover that the prices are for:',
  linkWords: 'Open the comparison',
  linkEnds: (date: string) =>
    `It works until ${date}, on any device. Anyone who has the link can open it. It shows what the prices are based on (age, gender, occupation, state, cover and whether the person smokes), but not your name or address. After that date we delete it.`,
  generalAdvice:
    'General advice warning: this information doesn’t take into account your objectives, financial situation or ' +
    'needs. Consider whether it’s right for you, and read the product disclosure statement and the target market ' +
    'determination before you decide on a product.',
  notYou:
    'If you didn’t ask for this message, you can delete it. We’ll delete the comparison when the link expires.',
}

/** The price of an application, in each message about it. */
export const premiumCopy = {
  title: 'What the cover costs',
  premium: 'Premium',
  sides: {
    inside: 'Cover inside super',
    outside: 'Cover outside super',
    shared: 'Cover partly inside super',
  } satisfies Record<PaymentPart['side'], string>,
  per: {
    monthly: 'a month',
    quarterly: 'a quarter',
    halfYearly: 'a half-year',
    yearly: 'a year',
  } satisfies Record<PaymentFrequency, string>,
  rebate: (amount: string) => `after a rebate of ${amount} before stamp duty`,
  fee: (amount: string) => `including the policy fee of ${amount}`,
  inAYear: (amount: string) => `${amount} in a year`,
  shared: 'as if all of it were paid once a year; the insurer says how much of it the fund pays',
  total: 'Together in a year',
}

export const claimCopy = {
  subject: 'Your code to add an application to an account',
  opening: 'Someone who’s logged in asked to add your application to their account.',
  link: 'If that was you, open this link in the browser you’re logged in with:',
  linkText: 'Add the application to my account',
  code: (code: string) => `Or enter this code: ${code}.`,
  holds: 'It works once, for 10 minutes.',
  secret:
    'Don’t share this code. Anyone who enters it can see your application, and we’ll never ask you for it by phone.',
  notYou: 'If that wasn’t you, you can delete this message. Nothing changes without the code.',
}

export const signatureCopy = {
  linkSubject: 'Please sign a life insurance application',
  linkOpening:
    'You’ve been named as the second policy holder in a life insurance application made with us. This link shows what it’s for, and lets you sign it:',
  linkText: 'See the application and sign',
  linkEnds: (date: string) => `It works until ${date}. After that you can open it and ask for a new one.`,
  codeFollows:
    'To open it, you’ll need a code that we send to this address. Nobody can sign in your name without it.',
  noHealth: 'We won’t ask about your health, and you won’t see what the other person told us about theirs.',
  notYou: 'If you don’t know about this application, don’t sign. Nothing happens without your signature.',
  signedSubject: (reference: string) => `Application ${reference}: both signatures are in`,
  signedBySecond: (reference: string, date: string) =>
    `You signed application ${reference} on ${date}. Thank you.`,
  signedForFirst: (reference: string, date: string) =>
    `The second policy holder signed application ${reference} on ${date}. We now have both signatures.`,
  receipt: (date: string) =>
    `You can get a receipt for what you signed until ${date}: open the link you signed with again.`,
  next: 'We’ll pass the application on to the insurer and email you its decision. The cover you applied for starts once the insurer accepts.',
  quote: (reference: string) => `Quote ${reference} when you call or write to us.`,
  notSigned: 'If that wasn’t you, call us straight away.',
}

export const identityCopy = {
  linkSubject: 'Please confirm who you are',
  linkOpening:
    'You’ve signed as the second policy holder. The last thing we need from you is an identity check. This link takes you there. It only takes a minute or two:',
  linkText: 'Confirm who you are',
  linkEnds: (date: string) =>
    `It replaces the link you signed with, and works until ${date}. After that, the other policy holder can have a new one sent to you.`,
  codeFollows:
    'To open it, you’ll need a code that we send to this address. Nobody can do the check for you without it.',
  noHealth:
    'Have two documents handy, such as your driver licence and your Medicare card. We don’t keep their numbers, and we’ll never email or phone you to ask for them.',
  notYou: 'If you haven’t signed anything with us, you can delete this message.',
}

export const transferClaimCopy: typeof claimCopy = {
  ...claimCopy,
  subject: 'Your code to add a transfer to an account',
  opening: 'Someone who’s logged in asked to add your transfer to their account.',
  linkText: 'Add the transfer to my account',
  secret:
    'Don’t share this code. Anyone who enters it can see your transfer, and we’ll never ask you for it by phone.',
}

export const transferSignatureCopy: typeof signatureCopy = {
  ...signatureCopy,
  linkSubject: 'Please sign a transfer of insurance policies',
  linkOpening:
    'You’ve been named as a joint owner of insurance policies that we’ve been asked to look after. This link shows which policies they are, and lets you sign:',
  linkText: 'See the policies and sign',
  noHealth: 'Nothing about your cover changes, and we won’t ask about your health.',
  notYou:
    'If you don’t know about these policies, don’t sign. We won’t send anything to an insurer without your signature.',
  signedSubject: (reference: string) => `Transfer ${reference}: both signatures are in`,
  signedBySecond: (reference: string, date: string) =>
    `You signed transfer ${reference} on ${date}. Thank you.`,
  signedForFirst: (reference: string, date: string) =>
    `The second policy holder signed transfer ${reference} on ${date}. We now have both signatures.`,
  next: 'Your letters are on their way to the insurers, and we’ll email you when something changes. Please keep paying your premiums, and don’t cancel anything.',
}

export const transferCopy = {
  submittedSubject: (reference: string) => `We have your transfer ${reference}`,
  greeting: 'Hello,',
  opening: 'Thank you. You’ve asked us to look after your existing policies from now on.',
  waiting:
    'We’ll send the letters to your insurers once the second policy holder has signed. We’ve emailed them a link.',
  sent: 'We’re sending a letter to each of your insurers now. A transfer usually takes about 20 business days.',
  unchanged:
    'Your cover, price and insurer stay the same. Please don’t cancel anything, and keep paying your premiums.',
  reference: (reference: string) => `Your reference is ${reference}. Please have it ready when you call us.`,
  account: 'If you have an account, log in to see where each policy is up to:',
  accountText: 'See it in your account',
  device: 'On the device and browser you used, you can also see it here:',
  deviceText: 'Open it on this device',
  private: 'For your privacy, we don’t put whole policy numbers in emails.',
  notYou: 'If you didn’t ask for this, please call us and quote the reference.',
  stageSubject: (reference: string) => `Transfer ${reference}: an update on your policies`,
  stageOpening: (reference: string) => `There’s news about transfer ${reference}:`,
  policy: (insurer: string, number: string | null) =>
    number === null ? `${insurer}, number not known` : `${insurer}, policy ${number}`,
  stages: {
    sent: 'we’ve sent the letter to the insurer.',
    'with-insurer': 'the insurer has our letter and is working on it.',
    'needs-you':
      'the insurer couldn’t find this policy. Please check the number on your schedule and call us.',
    transferred: 'done. We look after this policy for you now.',
  },
  line: (policy: string, stage: string) => `${policy}: ${stage}`,
}

export const closingCopy = {
  subject: (day: string) => `Your account closes on ${day}`,
  opening: (day: string) =>
    `You asked us to close your account. It closes on ${day}, and then we delete what we hold about you, apart from what the law says we have to keep.`,
  undo: (day: string) => `Changed your mind? Log in before ${day} and choose “Keep my account”:`,
  undoText: 'Log in and keep my account',
  undoWithoutLink: 'Log in on our site and open your account to keep it.',
  policies:
    'Closing your account doesn’t cancel a policy. Your cover continues, and you keep paying the insurer for it.',
  out: 'We’ve logged you out. A page that’s open on another device may stay logged in for up to an hour.',
  notYou: 'If you didn’t ask for this, log in, keep your account and change your password straight away.',
  openSubject: 'Your account stays open',
  stays: 'You’ve decided to keep your account. It’s open as before, and we haven’t deleted anything.',
  openNotYou: 'If that wasn’t you, change your password straight away, or call us.',
}

export const accountCopy = {
  greeting: 'Hello,',
  exportedSubject: 'Someone downloaded the data we hold about you',
  exported:
    'Someone has just downloaded everything we hold about you from your account. If that was you, please keep the file somewhere safe.',
  changedSubject: (reference: string) => `We have your request to change your cover (${reference})`,
  changed: (insurer: string | null, number: string) =>
    `We have your request to change policy ${number}${insurer === null ? '' : ` with ${insurer}`}, and we’re passing it on to the insurer.`,
  reference: (reference: string) => `Your reference is ${reference}. Please have it ready when you call us.`,
  changedNext: 'Your request doesn’t change anything until the insurer has acted on it.',
  changedFollow: 'Log in to your account to follow it and download your copy.',
  changedIncrease:
    'You’ve asked for an increase after a life event. The insurer decides once it has your proof. You can send it from your account.',
  private: 'For your privacy, this message leaves out the details of what you asked for.',
  notYou:
    'If that wasn’t you, change your password and call us straight away. Someone may have got into your account.',
}

export const addressCopy = {
  subject: 'The email address for your account has changed',
  opening: (masked: string) =>
    `You now log in with ${masked} instead of this address. From now on we write to you there.`,
  notYou:
    'If that was you, there’s nothing to do. If it wasn’t, someone may have got into your account. You have 7 days to get it back: reset your password with this address, and you’ll log in with it again.',
  back: 'Reset your password here:',
  backText: 'Reset my password and get my address back',
  backWithoutLink: 'On our site, choose to reset your password and enter this address.',
  out: 'That logs everyone out of the account. If you need help, call us.',
  backSubject: 'An account no longer uses this address',
  isBack:
    'The account that used this address has gone back to the one it had before, and we’ve logged everyone out of it. If you have questions, call us.',
}

export const codeCopy = {
  purposes: {
    'sign-up': {
      subject: 'Your confirmation code',
      opening: 'Thank you for signing up. Enter this code to confirm your address.',
    },
    reset: {
      subject: 'Your code to reset your password',
      opening: 'You asked to reset your password. Enter this code with your new password.',
    },
    attribute: {
      subject: 'Your code to verify your address',
      opening: 'You asked to use this address for your account. Enter this code to verify it.',
    },
    contact: {
      subject: 'Your verification code',
      opening: 'Enter this code to confirm it’s you.',
    },
    signature: {
      subject: 'Your code to sign',
      opening: 'Enter this code to see what you’re asked to sign, and to sign it.',
    },
    identity: {
      subject: 'Your code for the identity check',
      opening: 'Enter this code to start your identity check.',
    },
    'second-receipt': {
      subject: 'Your code for your receipt',
      opening: 'Enter this code to get the receipt for what you signed.',
    },
    copy: {
      subject: 'Your code to open your application',
      opening: 'Enter this code, and your date of birth, to open the copy of your application.',
    },
  },
  code: (code: string) => `Your code is ${code}.`,
  holds: 'It works once, for 10 minutes.',
  secret: 'We’ll never ask you for it. Don’t share it with anyone.',
  notYou: 'If you didn’t ask for this message, you can delete it.',
}

export const insuranceClaimCopy = {
  greeting: 'Hello,',
  lodgedSubject: (reference: string) => `We have your claim ${reference}`,
  lodged: (insurer: string | null) =>
    `We have your claim, and we’re passing it on to ${insurer ?? 'the insurer'} now. You don’t have to do anything else today.`,
  reference: (reference: string) => `Your reference is ${reference}. Please have it ready when you call us.`,
  follows:
    'The insurer will confirm it has your claim, usually within a few days. If you have documents to send, they can follow whenever you’re ready.',
  stageSubject: (reference: string) => `Your claim ${reference}: an update`,
  stages: {
    acknowledged: 'The insurer has your claim, and someone there will look after it.',
    reviewed: 'The insurer has gone through your claim and is working towards a decision.',
    decided:
      'The insurer has made its decision on your claim. You can read it in your account, and we’re glad to go through it with you on the phone.',
    paid: 'The insurer has made a payment on your claim.',
  },
  accepted:
    'The insurer has accepted your claim. There’s one thing left for you to do: tell us in your account where to pay it. We never ask for bank details by email.',
  requested:
    'The insurer needs something from you before it can decide. Your account shows what it is, and you can send it from there. If you can’t get hold of it, call us and we’ll sort it out with the insurer.',
  received:
    'Thank you. We have everything the insurer asked for and are passing it on, so it can get back to its decision.',
  bank: 'You’ve told us where to pay your claim. We’re passing your account details on to the insurer.',
  bankAgain: 'The account for your claim payment has changed. We’re passing the new one on to the insurer.',
  bankNotYou:
    'If that wasn’t you, call us straight away so we can try to stop the payment. Someone may have got into your account.',
  policy: (insurer: string | null, number: string) =>
    insurer === null ? `It’s about policy ${number}.` : `It’s about your policy ${number} with ${insurer}.`,
  where: 'Log in to see where your claim is up to, and what happens next:',
  whereText: 'See your claim',
  whereWithoutLink: 'Log in on our site to see where your claim is up to, and what happens next.',
  private: 'For your privacy, this message doesn’t say what your claim is for.',
  support:
    'If things are hard right now, you can talk to someone at any hour: Lifeline on 13 11 14, or 000 in an emergency.',
}

export const insurabilityCopy = {
  greeting: 'Hello,',
  subject: 'We have your request to increase your cover',
  received: (insurer: string | null, number: string) =>
    `We have your request to increase your cover under policy ${number}${insurer === null ? '' : ` with ${insurer}`} after a life event, and we’re passing it on to the insurer.`,
  proof:
    'The insurer decides once it has proof of the event. If you haven’t sent it yet, log in on our site and add it to your request under “Guaranteed future insurability”.',
  until: 'Your request doesn’t change anything until the insurer agrees.',
  private: 'For your privacy, this message doesn’t say what happened or how much you asked for.',
  notYou:
    'If that wasn’t you, change your password and call us straight away. Someone may have got into your account.',
}

export const identityCheckCopy = {
  greeting: 'Hello,',
  verifiedSubject: 'Your identity check is done',
  verified:
    'Thanks for your patience. One of us has gone through your identity check, and it’s done. You don’t have to do anything else.',
  againSubject: 'Your identity check: please try again',
  again:
    'One of us has gone through your identity check, and we couldn’t confirm who you are. It’s often just a name or a number that’s written differently somewhere.',
  where: {
    customer:
      'Log in on our site and open your identity check to try again. You’ve got three more tries, and you can use other documents.',
    second:
      'Ask the person who applied with you to send you a new link from their account. You’ve got three more tries, and you can use other documents.',
  },
  safe: 'Please don’t email us your documents or their numbers.',
  notYou: 'If you don’t know what this is about, please call us.',
}
