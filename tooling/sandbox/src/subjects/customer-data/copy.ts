export const exportCopy = {
  title: 'Everything we hold about you',
  label: (day: string) => `Made on ${day}`,
  intro: (email: string) =>
    `This is what we hold about the customer who logs in as ${email}, under the names we use in our records. The JSON file has it all for a computer to read, including earlier versions and files.`,
  others:
    'This includes what you told us about other people, such as a beneficiary. Please keep it as safe as your own details.',
  wrong:
    'If something here is wrong, change it in your account or ask us to. You can also ask us for anything you think is missing.',
  partial: (what: string, count: number) =>
    `${what}: ${count} more didn’t fit in this file. Ask us, and we’ll send you the rest.`,
  earlier: (count: number) =>
    count === 1
      ? 'One earlier version is in the JSON file.'
      : `${count} earlier versions are in the JSON file.`,
  cut: 'The rest didn’t fit on the page. It’s in the JSON file.',
  part: (title: string, number: number) => `${title} ${number}`,
  asSubmitted: (reference: string) => `Application ${reference}, as you submitted it`,
  notIncluded: 'What isn’t in this export, and why',
  because: 'Left out of each record',
}
