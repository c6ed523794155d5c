import { isLoopbackHost } from '../auth/isLoopbackHost.ts'

/** The parameters of an address that can turn TLS or its checks off. */
const WEAKENING =
  /^(?:requireTLS|ignoreTLS|opportunisticTLS|secure|service|proxy|tls\.(?:rejectUnauthorized|ciphers|minVersion|maxVersion|secureProtocol|checkServerIdentity))$/

/** The options of a connection to a mail server: its address, and how it is protected. */
export interface SmtpOptions {
  url: string
  requireTLS?: true
}

/** @throws Error for what is not the address of a mail server */
export function readSmtpUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol))
    throw new Error('SMTP_URL is not the address of a mail server: smtps://user:password@host')
  return text
}

const isHere = ({ hostname, searchParams }: URL): boolean =>
  isLoopbackHost(hostname) && !['service', 'proxy'].some((name) => searchParams.has(name))

/** Checks whether a mail server is on this machine. */
export const isLocalSmtp = (smtpUrl: string): boolean => isHere(new URL(smtpUrl))

/** Checks whether an address asks for a weaker connection than one with TLS to the server that it names. */
export const isWeakSmtp = (smtpUrl: string): boolean =>
  [...new URL(smtpUrl).searchParams].some(
    ([name, value]) => WEAKENING.test(name) && !(name === 'requireTLS' && value === 'true'),
  )

/**
 * Has every mail server but one on this machine speak TLS with a certificate that is valid for its name, whatever
 * its address says: without that no log-in and no message is sent.
 */
export function smtpOptions(smtpUrl: string): SmtpOptions {
  const url = new URL(smtpUrl)
  if (isHere(url)) return { url: smtpUrl }
  for (const name of [...url.searchParams.keys()]) if (WEAKENING.test(name)) url.searchParams.delete(name)
  return { url: url.href, requireTLS: true }
}
