import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { exportCodes } from '@candour/schemas/placements.ts'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages } from '#pages/index.ts'
import { anotherApp, testApp } from '#test/app.ts'

const t = await testApp()
const app = await anotherApp(t, { pages })
const company = await t.make.company()
const folder = await mkdtemp(join(tmpdir(), 'escrow-'))
afterAll(() => rm(folder, { recursive: true }))

const own = 'https://search.google.com/local/writereview?placeid=A%2FB&hl=de'
let codes: string[]
/** Where the product leads from each code: to the page, and from there to Google. */
const product = new Map<string, { page: string; google: string | undefined }>()
let files: Record<string, Uint8Array>

beforeAll(async () => {
  await t.setCompany(company, { google_review_url: 'https://g.page/r/one/review' })
  const location = await t.make.location(company)
  await t.sql`update locations set google_review_url = ${own} where id = ${location.id}::uuid`
  await t.sql`
    insert into placements (id, company_id, code, name, kind, location_id, archived)
    select gen_random_uuid(), ${company.id}::uuid, 'CAFE' || translate(lpad(n::text, 4, '0'), '01', 'AB'),
      'Table ' || n, 'card', case when n % 3 = 0 then ${location.id}::uuid end, n % 7 = 0
    from generate_series(1, 2000) n
  `
  const rows = await t.sql<{
    code: string
  }>`select code from placements where company_id = ${company.id}::uuid`
  codes = rows.map(({ code }) => code)
  for (const code of codes) {
    const { headers } = await app.inject({ url: `/q/${code}`, headers: { host: 'localhost:3000' } })
    const scanned = await t.deps.codes.find(code)
    product.set(code, {
      page: String(headers.location),
      google: scanned?.location?.googleReviewUrl ?? scanned?.company?.company.googleReviewUrl ?? undefined,
    })
  }
  const { cookie } = await t.signInAs({ companies: [company] })
  const answer = await t.app.inject({
    url: `${exportCodes.path}?companyId=${company.id}`,
    headers: { cookie },
  })
  expect(answer.headers['content-type']).toBe('application/zip')
  files = unzipSync(answer.rawPayload)
  for (const [path, content] of Object.entries(files)) {
    if (path.includes('/q/')) continue
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}, 60_000)

const has = (program: string) => spawnSync(program, ['-v']).error === undefined

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts a server and waits until it answers. */
async function serving(port: number, command: string, args: string[]): Promise<ChildProcess> {
  const child = spawn(command, args, {
    stdio: 'ignore',
    env: { ...process.env, XDG_DATA_HOME: folder, HOME: folder },
  })
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).catch(() => undefined)
    if (answer) return child
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** The commands that serve the files of a folder as they are, on a port. */
const servers = {
  caddy: async (site: string, port: number) => {
    const text = await readFile(join(folder, site, 'Caddyfile'), 'utf8')
    const config = join(folder, `${site}.caddyfile`)
    await writeFile(config, `{\n\tadmin off\n}\n${text.replace(':80 {', `:${port} {`)}`)
    return ['run', '--config', config, '--adapter', 'caddyfile']
  },
  nginx: async (site: string, port: number) => {
    const text = await readFile(join(folder, site, 'nginx.conf'), 'utf8')
    const config = join(folder, `${site}.nginx`)
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n')
    await writeFile(
      config,
      `daemon off;\nmaster_process off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/nginx.log;\nevents {}\nhttp {\naccess_log off;\n${paths}\n${text.replace('listen 80', `listen 127.0.0.1:${port}`)}\n}\n`,
    )
    return ['-c', config, '-e', join(folder, 'nginx.log')]
  },
  apache2: async (site: string, port: number) => {
    const config = join(folder, `${site}.apache`)
    const modules = ['mpm_event', 'rewrite', 'authz_core', 'dir']
      .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
      .join('\n')
    await writeFile(
      config,
      `${modules}\nServerName localhost\nListen 127.0.0.1:${port}\nPidFile ${folder}/${site}.apache.pid\nDefaultRuntimeDir ${folder}\nErrorLog ${folder}/apache.log\nDocumentRoot ${folder}/${site}\n<Directory ${folder}/${site}>\nAllowOverride All\nOptions FollowSymLinks\nRequire all granted\n</Directory>\n`,
    )
    return ['-X', '-f', config]
  },
}

describe.each(['page', 'google'] as const)('%s/', (site) => {
  it.each(['caddy', 'nginx', 'apache2'] as const)(
    '%s leads every code where the product led',
    async (server) => {
      const skip = !has(server)
      if (skip) return console.warn(`${server} is not installed, so its file was not served`)
      const port = await freePort()
      const child = await serving(port, server, await servers[server](site, port))
      try {
        const led = async (path: string) => {
          const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
          // The review page takes a code in any case.
          return [status, headers.get('location')?.replace(/(?<=[?&]via=)\w+/, (via) => via.toUpperCase())]
        }
        for (const [at, code] of codes.entries()) {
          // Typed by hand, a code is in any case.
          const typed =
            at % 3 === 0
              ? code.toLowerCase()
              : at % 3 === 1
                ? code
                : code.charAt(0) + code.slice(1).toLowerCase()
          expect([code, ...(await led(`/q/${typed}`))]).toEqual([code, 302, product.get(code)?.[site]])
        }
        for (const path of ['/', '/q/', '/q/AAAAAAAA', `/q/${codes[0]}X`, `/x/${codes[0]}`]) {
          expect([path, (await led(path))[0]]).toEqual([path, 404])
        }
      } finally {
        child.kill('SIGKILL')
      }
    },
    60_000,
  )

  it('has a page for every code, and both cases of it for static hosts', async () => {
    const redirects = new Map(
      (await readFile(join(folder, site, '_redirects'), 'utf8'))
        .trim()
        .split('\n')
        .map((line) => line.split(' '))
        .map(([from, to, status]) => [from, [to, status]]),
    )
    for (const code of codes) {
      const target = product.get(code)?.[site]
      expect(redirects.get(`/q/${code}`)).toEqual([target, '302'])
      expect(redirects.get(`/q/${code.toLowerCase()}`)).toEqual([target, '302'])
      const html = Buffer.from(files[`${site}/q/${code}/index.html`] ?? '').toString()
      expect(html).toContain(`url=${target?.replaceAll('&', '&amp;')}"`)
    }
    expect(redirects.size).toBe(2 * codes.length)
  })
})

it('leads to the review page where there is no Google link, and is the same file each time', async () => {
  const bare = await t.make.company()
  await t.setCompany(bare, { google_review_url: null })
  const { code } = await t.make.placement(bare)
  const { cookie } = await t.signInAs({ companies: [bare] })
  const get = async () =>
    (await t.app.inject({ url: `${exportCodes.path}?companyId=${bare.id}`, headers: { cookie } })).rawPayload
  const zip = await get()
  expect(await get()).toEqual(zip)
  const { 'google/_redirects': redirects } = unzipSync(zip)
  expect(Buffer.from(redirects ?? '').toString()).toContain(
    `/q/${code} http://localhost:3000/${bare.slug}?via=${code} 302`,
  )
})
