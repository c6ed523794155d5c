/** A statement that is declared, with the words that stand out in it first. */
export interface Declaration {
  readonly title: string
  readonly text: string
}

/** What a customer declares when they sign a change of cover: on the page that is signed, and in its document. */
export const changeDeclarations = (insurer: string, needsHealth: boolean): readonly Declaration[] => [
  {
    title: 'I ask for these changes.',
    text: `I have read what my policy is now and what it would be, and I ask ${insurer} to change it.`,
  },
  {
    title: 'I know what I give up.',
    text: 'Less cover, a removed option or a longer wait may not be available to me again, or only after health questions.',
  },
  ...(needsHealth ? healthDeclarations(insurer) : []),
  {
    title: 'My information may be used and passed on.',
    text: `${insurer} and we may use my information for this change, the cover and claims, and share it with reinsurers and service providers. The privacy statements that I have read say where.`,
  },
  {
    title: 'I sign electronically.',
    text: 'My typed name is my signature. It is stored with the date and time.',
  },
]

const healthDeclarations = (insurer: string): readonly Declaration[] => [
  {
    title: 'My answers are true.',
    text: 'I have read my answers about my health. They are true and complete as far as I know, and I have taken reasonable care with each, no matter who typed them.',
  },
  {
    title: 'The insurer may get medical reports.',
    text: `Doctors, hospitals and others who have treated me may give ${insurer} the parts of my records that it needs to assess this change or a claim, but no genetic tests. I can take this back at any time by writing to the insurer; it may then be unable to go on.`,
  },
]
