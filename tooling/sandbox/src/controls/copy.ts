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
