/** Words around every page of the learning and help content. */
export const readingCopy = {
  breadcrumbs: 'Breadcrumb',
  home: 'Home',
  series: (name: string) => `Pages about ${name}`,
  pager: 'Keep reading',
  previous: 'Previous',
  next: 'Next',
  relatedHeading: 'When you’re ready',
  sourcesHeading: 'Sources',
  unchecked:
    'This page hasn’t been checked against these sources yet. Check anything important before you rely on it.',
  checked: (by: string, date: string) => `${by}, checked this page against these sources on ${date}.`,
  cited: (date: string) => ` (cited ${date})`,
  general:
    'This is general information. It doesn’t consider your objectives, financial situation or needs. Before you decide, read the insurer’s product disclosure statement (PDS) and target market determination (TMD).',
}
