import { coverCount } from '#cover/words'

/** Words of the search of the help page. */
export const helpSearchCopy = {
  label: 'Search for an answer',
  submit: 'Search',
  hint: 'For example: smoking, super, cancel a policy.',
  found: (count: number, query: string) =>
    count === 1 ? `1 answer for “${query}”` : `${count} answers for “${query}”`,
  none: (query: string) =>
    `We couldn’t find an answer for “${query}”. Try another word, choose a topic below, or talk to one of our team.`,
  failed: 'Search isn’t working right now. Please choose a topic below, or talk to one of our team.',
  /** Pages of help that are neither a question nor an article. */
  pages: [
    {
      id: '/contact-us',
      title: 'Contact us',
      section: 'Get help',
      text: 'Phone number, opening hours, email, post and address, interpreter, National Relay Service. Call, ring or write to us.',
    },
    {
      id: '/complaints',
      title: 'How to complain',
      section: 'Get help',
      text: 'Complaint, unhappy, AFCA, Australian Financial Complaints Authority, ombudsman, what happens and when.',
    },
    {
      id: '/life-insurance-applications-process',
      title: 'How an application works',
      section: 'Get help',
      text: 'Apply, application steps, health questions, underwriting, decision, how long it takes.',
    },
    {
      id: '/client-quote/types',
      title: `The ${coverCount()} covers explained`,
      section: 'Get help',
      text: 'Life cover, TPD, critical illness or trauma cover, income protection, exclusions.',
    },
    {
      id: '/privacy-policy',
      title: 'Privacy policy',
      section: 'Get help',
      text: 'Personal information, data, who sees it, how long we keep it, delete my details, automated decisions.',
    },
    {
      id: '/accessibility',
      title: 'Accessibility',
      section: 'Get help',
      text: 'Keyboard, screen reader, larger text, contrast, problem with this site.',
    },
  ],
} as const
