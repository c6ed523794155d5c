/** The few texts of the app itself; all others are the site's and the brands'. */
export const copy = {
  denied: 'Access Denied: Invalid Account',
  failed: 'This didn’t load. Reload the page to try again.',
} as const
