/** Stands beside the save line; every other word about mailed links is loaded when it is pressed. */
export const mailLinkOffer = 'Email me a link to continue'
