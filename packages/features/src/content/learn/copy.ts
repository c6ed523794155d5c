export const learnCopy = {
  name: 'Learn',
  heading: 'Learn about life insurance',
  lead: 'What each cover does, what sets its price, and how {if claims, changeCover}applying, changing and claiming work{end}{if claims, not changeCover}applying and claiming work{end}{if not claims, changeCover}applying and changing work{end}{if not claims, not changeCover}applying works{end}. In plain words, with examples.',
  series: {
    lifeInsurance: {
      name: 'About life insurance',
      lead: 'What the {covers} covers pay, how much may be enough, and who can own a policy.',
    },
    premiums: {
      name: 'About premiums',
      lead: 'What sets the price, how it changes over the years, and how to keep it affordable.',
    },
    processes: {
      name: 'How things work',
      lead: 'From the first quote to {if claims}a claim{else}cancelling{end}: what happens, who decides, and how long it takes.',
    },
  },
  moreHeading: 'Looking for a quick answer?',
  more: [
    { label: 'Questions and answers', href: '/faq/about' },
    { label: 'The application, step by step', href: '/life-insurance-applications-process' },
    { label: 'Get help', href: '/get-help' },
  ],
}
