import type { BrandData } from '@coverkit/brand'

/** Words of the frame around every page. */
export const siteCopy = {
  skip: 'Skip to the content',
  menu: 'Menu',
  headerNavigation: 'Main',
  home: (brand: BrandData) => `${brand.name}, home page`,
  call: (phone: string) => `Call ${phone}`,
  logIn: 'Log in',
  account: 'Account',
  logOut: 'Log out',
  loading: 'Loading the page',
  failed: {
    title: 'This page didn’t load',
    lead: 'What you entered is still on your device. Reload the page to continue.',
    again: 'Load the page again',
    call: (phone: string) => `If it keeps happening, call us on ${phone}.`,
  },
}
