export const mailboxCopy = {
  title: 'Sandbox mailbox',
  intro: 'Mail that the reference backend sent. Nothing here left this machine unless SMTP_URL is set.',
  empty: 'No mail yet.',
  addressLabel: 'Address',
  show: 'Show',
  to: 'To',
  sent: 'Sent',
  frame: (subject: string) => `Message: ${subject}`,
  text: 'Show as text',
}

export const customersCopy = {
  title: 'Sample customers',
  sample:
    'Everyone here is made up, and so are their policies. Premiums are samples: no insurer offers them.',
  intro:
    'Each of them has a different kind of account. Open the log-in page, then enter the email and the password. The passwords only work on this installation.',
  none: 'They aren’t in this database yet.',
  make: 'Make them',
  again: 'Reset their details, passwords and policies',
  email: 'Email',
  password: 'Password',
  logIn: 'Open the log-in page',
  logInAs: (name: string) => `for ${name}`,
}

export const requestsCopy = {
  title: 'Requests to answer',
  intro:
    'Messages, complaints and requests for an appointment from the sites, the latest first. The person was told by email what happens next.',
  none: 'Nobody has written yet.',
  kinds: { message: 'Message', complaint: 'Complaint', appointment: 'Appointment' },
  arrived: 'Arrived',
}

export const identityChecksCopy = {
  title: 'Identity checks to review',
  intro:
    'Record here what the broker’s team has sorted out by phone. The customer gets an email and sees the result in their account.',
  none: 'There are no identity checks to review.',
  holder: { 1: 'Customer', 2: 'Second policy holder' },
  noAddress: 'No email address',
  referred: 'Referred',
  verified: 'Confirmed',
  again: 'Not confirmed: let them try again',
}
