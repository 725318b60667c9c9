import { Resolver } from 'node:dns/promises'

/** Returns the TXT records of a name, each in the parts that it was published in. */
export type ResolveTxt = (name: string) => Promise<string[][]>

/** @param nameServers as `address:port`; the system's unless given */
export function txtResolver(nameServers?: string[]): ResolveTxt {
  return (name) => {
    const resolver = new Resolver({ timeout: 1_500, tries: 2 })
    if (nameServers) resolver.setServers(nameServers)
    return resolver.resolveTxt(name)
  }
}
