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
