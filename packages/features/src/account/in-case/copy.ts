import type { QueryTexts } from '@coverkit/ui'

/** Words of the page for when something happens to the customer, of the account and of the trusted person. */
export const inCaseCopy = {
  title: 'If something happens to me',
  lead: 'A page for your family: who insures what, who to call and where your papers are. Download it, and share it with one person you trust.',
  problem: 'There is a problem',
  busy: 'One moment',
  details: {
    title: 'Where your papers are',
    papers: 'Tell your family in your own words',
    papersHint:
      'For example, where your will and your policy papers are. Don’t write passwords, bank details or anything about your health here.',
    papersTooLong: 'Use 1,000 characters or fewer',
    amounts: 'Show the amount of each cover',
    amountsHint: 'If you leave this unticked, the page says what’s covered, but not for how much.',
    save: 'Save',
    saved: 'Saved. It’s on your page from now on.',
    failed: 'Your page wasn’t saved',
  },
  shown: {
    title: 'What the page says',
    text: 'Your policies as we have them today. Your premiums, bank details and health aren’t on it.',
    download: 'Download as a PDF',
    downloaded: 'The PDF is in your downloads. It says what’s true today: download it again after a change.',
    downloadFailed: 'We couldn’t get the PDF',
  },
  policies: {
    none: 'There are no policies in force on record.',
    covers: 'Covers',
    call: 'To claim, call',
    write: 'Or write to',
    named: 'Who’s named',
    unknownNumber: 'Not on record. It’s on the insurer’s letters.',
    unknownNamed: 'Not on record. Ask the insurer.',
    unsigned: 'The fund doesn’t have the signed form yet, so this may not be valid.',
  },
  trusted: {
    title: 'One person you trust',
    text: 'We email them a link that opens this page without an account, for a year. They can read it and can’t change anything. Let them know first: our email doesn’t say your name.',
    how: 'To open it, they need a code that we email to them, and your date of birth.',
    email: 'Their email address',
    emailMissing: 'Enter their email address',
    emailFormat: 'Enter an email address like name@example.com',
    send: 'Send them the link',
    sending: 'Sending',
    failed: 'The link wasn’t sent',
    own: 'That’s your own address. Enter the address of the person you trust.',
    dateOfBirth:
      'We need your date of birth first, since they enter it to open the page. Add it in Update my details.',
    mailLimit: 'We can’t send any more emails for now. Try again tomorrow.',
    refused: 'We can’t send this link. Call us and we’ll sort it out with you.',
    rows: {
      who: 'Trusted person',
      sent: 'Link sent',
      ends: 'Works until',
      opened: 'Last opened',
      never: 'Not opened yet',
    },
    renew: 'Send a new link for another year',
    renewText: 'A new link replaces this one. We email you 30 days before the link ends.',
    takeBack: 'Take the link back',
    takingBack: 'Taking it back',
    takenBack: 'The link doesn’t work any more, and we’ve deleted their email address.',
    notTakenBack: 'We couldn’t take the link back, so it still works. Try again in a minute.',
  },
  aside: {
    label: 'About this page',
    title: 'Good to know',
    points: [
      'We don’t send this page to anyone unless you ask us to. Share the link, or leave the PDF where your family will find it.',
      'This page isn’t a will. Who gets the money depends on who’s named on each policy.',
      'Look at it again once a year, and after a big change.',
    ],
    beneficiaries: 'Change your beneficiaries',
  },
}

/** Words of the page that a trusted person reads. */
export const trustedCopy = {
  title: 'Someone trusts you',
  lead: 'Someone has chosen you as the person who can find their life insurance if something happens to them.',
  busy: 'One moment',
  problem: 'There is a problem',
  request: {
    title: 'First, a code',
    text: 'So nobody else can read it, we’ll email a code to the address that got the link. You’ll also need the date of birth of the person who chose you.',
    send: 'Send me the code',
  },
  code: {
    title: 'Enter the code and their date of birth',
    sent: (email: string) => `We’ve emailed a code to ${email}.`,
    dateOfBirth: 'Date of birth of the person who chose you',
    dateOfBirthHint:
      'For example, 27 3 1985. We ask for it in case our email has gone to someone else by mistake.',
    dateMissing: 'Enter their date of birth',
    dateFormat: 'Enter their date of birth as a real date, like 27 3 1985',
    go: 'Open the page',
  },
  page: {
    title: (name: string | null) => (name === null ? 'Their life insurance' : `${name}’s life insurance`),
    text: 'As we have it today. You can read it and print it. Each time it’s opened, we send an email to the person who chose you.',
    papers: 'Where the papers are',
    noPapers: 'They haven’t written anything here.',
    week: 'In the first week',
  },
  unknown: {
    title: 'This link doesn’t work',
    text: 'It may have ended, or the person who sent it may have taken it back. Check that you opened the latest email.',
  },
  failed: {
    offline: 'We couldn’t connect. Check your connection and try again.',
    unsure: 'Something went wrong on our side. Try again in a minute.',
    busy: 'Too many tries. Wait a few minutes, then try again.',
    codeLimit: 'This link has had all its codes for today. Try again tomorrow, or call us.',
    codeRefused:
      'The code or the date of birth isn’t right, or the code is too old. Check both, or ask for a new code.',
    refused: 'That didn’t work. Call us and we’ll help.',
  },
  aside: {
    label: 'Help with this page',
    title: 'We’re here to help',
    text: 'We help with a claim, and it costs nothing. You don’t need an account.',
    call: (phone: string) => `Call ${phone}`,
    write: 'Ask us to contact you',
  },
}

export const inCaseTexts: QueryTexts = {
  loading: 'Getting your page',
  failed: {
    title: 'We couldn’t get your page',
    text: 'It’s still with us. We just can’t show it right now. If you need it now, call us.',
  },
  tryAgain: 'Try again',
}
