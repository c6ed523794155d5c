export const letterCopy = {
  title: (insurer: string) => `Letter of authority to ${insurer}`,
  label: (reference: string) => `Transfer ${reference}`,
  to: 'To',
  reference: 'Our reference',
  date: 'Date',
  broker: 'New adviser',
  opening: (broker: string, isJoint: boolean) =>
    isJoint
      ? `We own the policies below. We appoint ${broker} to look after them for us from now on, in place of any adviser we had.`
      : `I own the policies below. I appoint ${broker} to look after them for me from now on, in place of any adviser I had.`,
  policies: 'Policies',
  columns: ['Policy number', 'Name on the policy', 'What it covers'],
  unknown: 'Not known – please find it by name and date of birth',
  notSaid: 'Not stated',
  covers: {
    life: 'Life',
    tpd: 'Total and permanent disability',
    criticalIllness: 'Critical illness',
    incomeProtection: 'Income protection',
  },
  holders: 'Policy holders',
  name: 'Name',
  born: 'Date of birth',
  address: 'Address',
  authority: 'What is authorised',
  allowed: (broker: string) => [
    `Change the adviser on record for these policies to ${broker}.`,
    `Give ${broker} any information about these policies that the policy holders could ask for.`,
    `Pay any ongoing commission on these policies to ${broker} from the date of the change.`,
  ],
  unchanged: 'What does not change',
  stays: [
    'The cover, the premiums, the terms and the insurer stay as they are.',
    'Nothing is cancelled, and this letter is not an application for a new policy.',
    'Changes of cover, claims and payments still need the policy holders themselves.',
  ],
  ends: 'The policy holders can end this authority at any time by writing to you or to us.',
  signatures: 'Signatures',
  signed: (name: string, day: string) => `Signed electronically by ${name} on ${day}.`,
  text: (id: string, version: string) => `The text that was agreed to: ${id}, version ${version}.`,
}
