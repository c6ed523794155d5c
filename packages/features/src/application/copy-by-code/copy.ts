/** The words of `/application/copy`, until the application is shown. */
export const copyByCodeCopy = {
  title: 'Open your application',
  lead: 'See an application that’s been submitted: where it’s up to, what the insurer still needs, and the receipt with the answers it’s based on.',
  busy: 'One moment',
  problem: 'There is a problem',
  errorMark: 'Error: ',
  request: {
    title: 'First, a code',
    text: 'We’ll email a code to the first policy holder, at the address in the application. You need it together with their date of birth.',
    send: 'Send the code',
  },
  enter: {
    title: 'Enter the code and the date of birth',
    sent: 'If this link is right, a code is on its way to the first policy holder’s email address. We send up to five codes a day.',
    dateOfBirth: 'First policy holder’s date of birth',
    dateOfBirthHint:
      'For example, 27 3 1985. We ask for it in case there’s a mistake in the email address in the application.',
    dateMissing: 'Enter the first policy holder’s date of birth',
    dateFormat: 'Enter the first policy holder’s date of birth as a real date, like 27 3 1985',
    go: 'Open the application',
  },
  opened: (time: string) =>
    `You can read it here until ${time}. You can only see it on this page: if you reload or close the page, we’ll ask for a new code.`,
  noLink: {
    title: 'This link is incomplete',
    text: 'Open it again from the email we sent when the application was submitted. If part of the link is missing, copy all of it into the address bar.',
    help: (phone: string) => `If that doesn’t help, call us on ${phone}. Have the reference ready.`,
  },
  aside: {
    title: 'Other ways to see it',
    label: 'Other ways to see your application',
    account: 'If you have an account, you don’t need a code.',
    accountLink: 'Log in to your account',
    device:
      'On the device you applied with, you can open it without a code, as long as it still has your answers.',
  },
  failed: {
    offline: 'We couldn’t connect. Check your connection and try again.',
    unsure: 'Something went wrong on our side. Wait a moment and try again.',
    busy: 'We’re very busy at the moment. Wait a few minutes and try again.',
    refused:
      'We couldn’t open the application with those details. Check the code and the date of birth, or ask for a new code. A code stops working after five tries, and this page stops working after ten wrong dates of birth in 30 days. Then {if account}log in or {end}call us.',
  },
}
