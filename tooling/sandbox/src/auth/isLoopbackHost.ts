const LOOPBACK = /^(?:localhost|[a-z0-9-]+\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i

/** Checks whether a host's name or address is this machine's, so that what is sent to it crosses no network. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK.test(host)
