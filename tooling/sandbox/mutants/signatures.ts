import type { Mutant } from './Mutant.ts'

const SIGNATURES = ['operations/signatures/signatures.test.ts']
const DATES = ['operations/signatures/signatureDates.test.ts']

/** Faults in the right to sign as the second policy holder, and in that holder's page. */
export const signatureMutants: readonly Mutant[] = [
  {
    name: 'a working link is renewed by whoever has it',
    file: 'operations/signatures/renewSignature.ts',
    from: "    if (!isExpired(signature, now())) throw refused('token', 'not-expired')\n",
    to: '',
    tests: SIGNATURES,
  },
  {
    name: 'a code opens every link of a person',
    file: 'operations/signatures/openSignature.ts',
    from: "of: signature.tokenHash ?? ''",
    to: "of: signature && ''",
    tests: SIGNATURES,
  },
  {
    name: 'any code shows what is to be signed',
    file: 'operations/signatures/confirmSignature.ts',
    from: 'if (!(await useCodeWithDate(',
    to: 'if ((await useCodeWithDate(',
    tests: SIGNATURES,
  },
  {
    name: 'whoever reads the mail sees what is to be signed',
    file: 'operations/signatures/confirmSignature.ts',
    from: 'dateOfBirth: link.holder.date_of_Birth',
    to: 'dateOfBirth: link.holder.date_of_Birth && dateOfBirth',
    tests: DATES,
  },
  {
    name: 'each new link gives ten more tries of the date of birth',
    file: 'operations/signatures/confirmSignature.ts',
    from: 'link.signature.id}',
    to: 'link.signature.tokenHash}',
    tests: DATES,
  },
  {
    name: 'the token of a link signs without a code',
    file: 'operations/signatures/submitSignature.ts',
    from: "  if (!isOwnPage) throw refused('secret', 'secret-expired')\n",
    to: '',
    tests: SIGNATURES,
  },
  {
    name: 'anybody’s name signs',
    file: 'operations/signatures/submitSignature.ts',
    from: "  if (!signatureMatches(signedName, name)) errors.push({ field: 'signedName', code: 'match' })\n",
    to: '',
    tests: SIGNATURES,
  },
  {
    name: 'somebody signs without declarations',
    file: 'operations/signatures/submitSignature.ts',
    from: "  if (!accepted) errors.push({ field: 'accepted', code: 'required' })\n",
    to: '',
    tests: SIGNATURES,
  },
  {
    name: 'an older text is declared',
    file: 'operations/signatures/submitSignature.ts',
    from: "  if (!isCurrent) errors.push({ field: 'declarations', code: 'outdated' })\n",
    to: '',
    tests: SIGNATURES,
  },
  {
    name: 'a signature leaves the application waiting',
    file: 'operations/signatures/submitSignature.ts',
    from: "set({ status: 'in-review' })",
    to: "set({ status: 'waiting-for-second-signature' })",
    tests: SIGNATURES,
  },
  {
    name: 'a new link takes a signature back',
    file: 'operations/signatures/mailSignatureLink.ts',
    from: ': isNull(signatures.signedAt),',
    to: ': undefined,',
    tests: SIGNATURES,
  },
  {
    name: 'a submission that comes at once mails its link again',
    file: 'operations/signatures/mailSignatureLink.ts',
    from: '  if (await signatureOf(services.queries, subject)) return\n',
    to: '',
    tests: SIGNATURES,
  },
  {
    name: 'the page of the second holder names the first one’s address',
    file: 'operations/signatures/signaturePage.ts',
    from: 'address: addressOf(holder),',
    to: 'address: addressOf(body.contactDetails),',
    tests: SIGNATURES,
  },
  {
    name: 'other mail to the address uses up its links to sign',
    file: 'mail/sendToUnverifiedAddress.ts',
    from: 'const count = (name: string) =>',
    to: "const count = (_: string, name = 'mail') =>",
    tests: ['operations/signatures/signatures.test.ts'],
  },
]
