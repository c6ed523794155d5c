/** Words of a comparison by mail: the form that sends it, and the page that its link opens. */
export const mailedCopy = {
  title: 'Save or email this comparison',
  lead: 'We’ll email you the totals and a link that opens this comparison on any device for 30 days.',
  name: 'Your name',
  email: 'Email',
  emailErrors: {
    required: 'Enter your email address',
    otherwise: 'Enter an email address like name@example.com',
  },
  nameErrors: 'Use at most 100 letters for your name',
  consent: 'Keep this comparison for 30 days so that I can open it from the link.',
  consentError: 'Tick this box so that we can keep the comparison for the link',
  privacy:
    'Anybody with the link can open the comparison. It shows the age, gender, smoking, occupation, state and cover that the prices are for, but not your name or email address.',
  problem: 'There’s a problem',
  send: 'Send the comparison',
  sending: 'Sending',
  sent: (to: string) => `We sent the comparison to ${to}`,
  until: (date: string) =>
    `The link works until ${date}. If you can’t find the email, look in your spam folder.`,
  failed: {
    limit:
      'We’ve sent as many comparisons to this address as we can today. Nothing was sent. Try again tomorrow.',
    busy: 'We’re very busy. Nothing was sent. Try again in a minute.',
    refused:
      'Our server refused this. Nothing was sent and nothing is kept. Check what you entered and try again.',
    unsure:
      'We couldn’t reach our server, so we don’t know whether the comparison was sent. Try again: you’ll get one email, not two.',
  },
  page: {
    title: 'Your comparison',
    opening: 'Opening the comparison',
    failed: 'We couldn’t reach our server. Check your connection and try again.',
    again: 'Try again',
    refused: 'This link doesn’t work any more',
    refusedText:
      'Links work for 30 days, as long as the prices in them. You can get new quotes for today’s prices in a few minutes.',
    quote: 'Get a quote',
    noLink: 'Open the link from your email',
    noLinkText: 'This page opens a comparison that was emailed. Use the whole link in the email.',
    replace: {
      title: 'You have a quote on this device already',
      text: (date: string) =>
        `It was last saved on ${date}. If you open the comparison, it takes the place of that quote.`,
      open: 'Open the comparison',
      retain: 'Keep my quote',
    },
  },
}
