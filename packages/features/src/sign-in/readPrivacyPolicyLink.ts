const NAME = 'coverkit:privacy-policy-link'

/** Where the brand's privacy policy is: the build wrote it into the head, since a dialog over a static page has no brand. */
export const readPrivacyPolicyLink = (page: Document): string =>
  page.querySelector(`meta[name="${NAME}"]`)?.getAttribute('content') || '/privacy-policy'
