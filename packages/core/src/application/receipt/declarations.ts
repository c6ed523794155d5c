/** One thing that is declared. */
export interface Declaration {
  readonly title: string
  readonly text: string
}

/** Returns the first holder's declarations of receipt version 1. The insurer is named as in its offer. */
export const receiptDeclarations = (insurer: string): readonly Declaration[] => [
  {
    title: 'My answers are true.',
    text: 'I have read my answers. They are true and complete as far as I know, and I have taken reasonable care with each, no matter who typed them. If something changes before the cover starts, I will say so straight away.',
  },
  {
    title: 'The insurer may get medical reports.',
    text: `Doctors, hospitals and others who have treated me may give ${insurer} the parts of my records that it needs to assess this application or a claim: consultations, test results and treatment, but not genetic tests. This authority lasts while the insurer assesses the application and while I have the cover. I can take it back at any time by writing to the insurer. If I do, the insurer may not be able to continue.`,
  },
  {
    title: 'I’ll keep my other cover for now.',
    text: `I won’t cancel any other cover before ${insurer} has accepted me in writing and the new cover has started.`,
  },
  {
    title: 'I have said what this cover replaces.',
    text: 'If it will replace other cover, I have named that cover and my reason in my answers. I understand that I may lose benefits, waiting periods I’ve served and terms I can’t get again.',
  },
  {
    title: 'My information may be used and passed on.',
    text: `${insurer} and the broker may collect my personal and health information, use it for this application, the cover and claims, and share it with reinsurers, doctors and service providers. Some of them may be overseas. The insurer’s privacy statement says in which countries.`,
  },
  {
    title: 'I can change my mind.',
    text: 'By law I have at least 14 days to cancel the cover. My policy documents say how long, and from which day. If I cancel in that time and haven’t claimed, I get my premiums back.',
  },
  {
    title: 'I sign electronically.',
    text: 'My typed name is my signature. It’s recorded with the date, the time and this text.',
  },
]
