/** A statement to declare; its emphasised first sentence is the title. */
export interface Declaration {
  readonly title: string
  readonly text: string
}

/** Returns the declarations of a change of cover, for the page that is signed and for its document. */
export const changeDeclarations = (insurer: string, needsHealth: boolean): readonly Declaration[] => [
  {
    title: 'I ask for these changes.',
    text: `I’ve read what my policy covers now and what it would cover after these changes, and I ask ${insurer} to change it.`,
  },
  {
    title: 'I know that some changes can’t easily be undone.',
    text: 'If I reduce cover, remove an option or choose a longer waiting period, I may not be able to change it back, or I may have to answer health questions first.',
  },
  ...(needsHealth ? healthDeclarations(insurer) : []),
  {
    title: 'My information may be used and passed on.',
    text: `${insurer} and the broker may use my information for this change, the cover and claims, and share it with reinsurers and service providers. Some of them may be overseas. The insurer’s privacy statement says in which countries.`,
  },
  {
    title: 'I sign electronically.',
    text: 'My typed name is my signature. It’s recorded with the date and time.',
  },
]

const healthDeclarations = (insurer: string): readonly Declaration[] => [
  {
    title: 'My answers are true.',
    text: 'I have read my answers about my health. They are true and complete as far as I know, and I have taken reasonable care with each, no matter who typed them.',
  },
  {
    title: 'The insurer may get medical reports.',
    text: `Doctors, hospitals and others who have treated me may give ${insurer} the parts of my records that it needs to assess this change or a claim, but no genetic tests. I can withdraw this authority at any time by writing to the insurer. If I do, the insurer may not be able to continue.`,
  },
]
