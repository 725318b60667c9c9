import { type BuildOptions, build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

/** Builds modules that are given as text, by their paths, starting with `/main.js`. Writes nothing. */
export async function buildModules(
  modules: Readonly<Record<string, string>>,
  plugin: Plugin,
  { customLogger }: Pick<InlineConfig, 'customLogger'> = {},
): Promise<Rolldown.RolldownOutput['output']> {
  const virtual: Plugin = {
    name: 'virtual',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? id : undefined),
    load: (id) => modules[id],
  }
  const options: BuildOptions = { write: false, rolldownOptions: { input: '/main.js' } }
  const built = await build({
    configFile: false,
    ...(customLogger ? { customLogger } : { logLevel: 'silent' }),
    plugins: [virtual, plugin],
    build: options,
  })
  return (built as Rolldown.RolldownOutput).output
}
