/** Words around every page of the learning and help content. */
export const readingCopy = {
  breadcrumbs: 'Where you are',
  home: 'Home',
  series: (name: string) => `Pages of ${name}`,
  pager: 'Read on',
  previous: 'Before this',
  next: 'Next',
  relatedHeading: 'When you are ready',
  sourcesHeading: 'Where this comes from',
  reviewed: (date: string) => `Facts last checked on ${date}.`,
  general:
    'This is general information. It does not consider your objectives, financial situation or needs. Before you decide, read the product disclosure statement (PDS) and target market determination (TMD) of the insurer.',
}
