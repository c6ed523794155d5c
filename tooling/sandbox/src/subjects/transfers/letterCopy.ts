import type { CoverKind } from '@coverkit/core'

const COVERS: Readonly<Record<CoverKind, string>> = {
  life: 'Life',
  tpd: 'Total and permanent disability',
  criticalIllness: 'Critical illness',
  incomeProtection: 'Income protection',
}

export const letterCopy = {
  title: (insurer: string) => `Letter of authority to ${insurer}`,
  label: (reference: string) => `Transfer ${reference}`,
  to: 'To',
  reference: 'Our reference',
  date: 'Date',
  broker: 'New broker',
  opening: (broker: string, isJoint: boolean) =>
    isJoint
      ? `We own the policies below. We appoint ${broker} as our broker for them, in place of whoever is recorded now.`
      : `I own the policies below. I appoint ${broker} as my broker for them, in place of whoever is recorded now.`,
  policies: 'Policies',
  columns: ['Policy number', 'Name on the policy', 'What it covers'],
  unknown: 'Not known – please find it by name and date of birth',
  notSaid: 'Not stated',
  covers: COVERS,
  holders: 'Policy holders',
  name: 'Name',
  born: 'Date of birth',
  address: 'Address',
  authority: 'What each policy holder has authorised',
  signatures: 'Signatures',
  signed: (name: string, day: string) => `Signed electronically by ${name} on ${day}.`,
  text: (id: string, version: string) => `The text they agreed to: ${id}, version ${version}.`,
}
