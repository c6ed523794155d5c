/** Takes a link's token out of the address; null without one. */
export type TakeToken = (view: Window) => string | null
