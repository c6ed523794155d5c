export const receiptCopy = {
  intros: {
    1: (insurer: string) =>
      `These are the answers you gave us for your application to ${insurer}, in the words you saw. Read them through. If something is wrong or missing, or changes before your cover starts, contact us straight away: your insurer will rely on them.`,
    2: (insurer: string) =>
      `This is what you signed as second policy holder for an application to ${insurer}: the cover, your own details and your declarations. Read it through. If something is wrong, or changes before the cover starts, contact us straight away.`,
  },
  reference: 'Reference',
  date: 'Date',
  holder: 'Policy holder',
  insurer: 'Insurer',
  questions: 'Health questions',
  questionsOf: (id: string, version: string) => `${id}, version ${version}`,
  label: (reference: string) => `Reference ${reference}`,
  numbered: (number: string, title: string) => `${number}. ${title}`,
  item: (number: string, question: string) => `${number} ${question}`,
  about: (about: string, question: string) => `${about}: ${question}`,
  check: {
    title: 'Check this receipt',
    text: 'The number below is a fingerprint (SHA-256) of the data in this receipt, which you can download as a JSON file. If a single letter of the data changes, so does the fingerprint.',
    hash: 'The SHA-256 of this receipt is:',
    questionsHash: 'The health questions have one too, to show later exactly what we asked. It is:',
    page: (address: string) =>
      `To check the file yourself, open ${address} and choose it. The file stays on your device.`,
    command:
      'You can also work out the fingerprint with any tool that supports canonical JSON (RFC 8785) and SHA-256. Take the “receipt” member of the file, write it in canonical form, and hash it.',
  },
}
