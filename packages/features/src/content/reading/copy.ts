/** Words around every page of the learning and help content. */
export const readingCopy = {
  breadcrumbs: 'Where you are',
  home: 'Home',
  series: (name: string) => `Pages about ${name}`,
  pager: 'Keep reading',
  previous: 'Previous',
  next: 'Next',
  relatedHeading: 'When you’re ready',
  sourcesHeading: 'Where this comes from',
  unchecked:
    'Nobody has compared this page with these sources yet. Look up anything that matters to you before you rely on it.',
  checked: (date: string) => `We compared this page with these sources on ${date}.`,
  general:
    'This is general information. It does not consider your objectives, financial situation or needs. Before you decide, read the product disclosure statement (PDS) and target market determination (TMD) of the insurer.',
}
