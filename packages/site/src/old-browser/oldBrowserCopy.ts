export const oldBrowserCopy = {
  lead: 'Your browser is too old for parts of this site. Update it, use another browser, or call us on ',
}
