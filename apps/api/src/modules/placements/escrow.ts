import { reviewUrl, viaParam } from '@candour/schemas/paths.ts'
import { allItems } from '#db/keyset.ts'
import { readCompany } from '#db/scope.ts'
import type { Deps } from '#deps.ts'
import type { Principal } from '#domain/principal.ts'
import { type ZipEntry, zipOf } from '#lib/zip.ts'
import type { CompanyRow } from '#modules/companies/repository.ts'
import { listLocations } from '#modules/locations/repository.ts'
import { listPlacements } from '#modules/placements/repository.ts'

interface Redirect {
  code: string
  to: string
}

/** Placements per query. */
const batch = 2_000

/** Codes per rule: a line of Apache's configuration has at most 8,190 bytes. */
const codesPerRule = 500

/**
 * Returns all codes of a company, archived ones included, as the files of static websites: whoever serves them at the
 * printed address keeps every printed piece working without this product. `page/` leads where the product leads,
 * `google/` to the Google link of the code's location or of the company.
 */
export function escrowOf(
  deps: Pick<Deps, 'db' | 'replica' | 'config'>,
  principal: Principal,
  company: Pick<CompanyRow, 'id' | 'slug' | 'googleReviewUrl'>,
) {
  async function* entries(): AsyncGenerator<ZipEntry> {
    const page = reviewUrl(deps.config.origins.site, company.slug)
    const locations = await readCompany(deps, principal, company.id, (tx) => listLocations(tx, company.id))
    const links = new Map(locations.map(({ id, googleReviewUrl }) => [id, googleReviewUrl]))

    const pages: Redirect[] = []
    const google: Redirect[] = []
    for (const archived of [false, true]) {
      const read = (cursor: string | undefined) =>
        readCompany(deps, principal, company.id, (tx) =>
          listPlacements(tx, company.id, { archived, limit: batch, cursor }),
        )
      for await (const { code, locationId } of allItems(read)) {
        const own = locationId && links.get(locationId)
        const to = `${page}?${viaParam}=${code}`
        pages.push({ code, to })
        google.push({ code, to: own || company.googleReviewUrl || to })
      }
    }

    yield { path: 'README.txt', content: readme }
    yield* website('page', pages)
    yield* website('google', google)
  }
  return zipOf(entries())
}

function* website(folder: string, redirects: readonly Redirect[]): Generator<ZipEntry> {
  yield { path: `${folder}/Caddyfile`, content: caddyfile(redirects) }
  yield { path: `${folder}/nginx.conf`, content: nginx(redirects) }
  yield { path: `${folder}/.htaccess`, content: htaccess(redirects) }
  yield { path: `${folder}/_redirects`, content: netlify(redirects) }
  for (const { code, to } of redirects) {
    yield { path: `${folder}/q/${code}/index.html`, content: html(to) }
  }
}

/** Returns where several codes lead alike, as alternatives of a regular expression. */
function rulesOf(redirects: readonly Redirect[]): { codes: string; to: string }[] {
  const byTarget = new Map<string, string[]>()
  for (const { code, to } of redirects) {
    const target = to.replace(code, '$1')
    const codes = byTarget.get(target)
    if (codes) codes.push(code)
    else byTarget.set(target, [code])
  }
  return [...byTarget].flatMap(([to, codes]) =>
    Array.from({ length: Math.ceil(codes.length / codesPerRule) }, (_, at) => ({
      codes: codes.slice(at * codesPerRule, (at + 1) * codesPerRule).join('|'),
      to,
    })),
  )
}

function caddyfile(redirects: readonly Redirect[]): string {
  const rules = rulesOf(redirects).map(({ codes, to }, at) => {
    const target = to.replace('$1', `{re.c${at}.1}`)
    return `\t@c${at} path_regexp c${at} (?i)^/q/(${codes})/?$\n\tredir @c${at} "${target}" 302\n`
  })
  return `# The host of the printed codes instead of :80, and Caddy gets a certificate for it.\n:80 {\n${rules.join('')}\trespond 404\n}\n`
}

function nginx(redirects: readonly Redirect[]): string {
  // Names of a map are compared without regard to case.
  const lines = redirects.map(({ code, to }) => `  /q/${code} "${to}";\n  /q/${code}/ "${to}";\n`)
  return `# For the http block, such as a file in /etc/nginx/conf.d.
map_hash_max_size 262144;
map_hash_bucket_size 256;
map $uri $printed_code {
${lines.join('')}}
server {
  listen 80;
  # The host of the printed codes.
  server_name _;
  location / {
    if ($printed_code) {
      return 302 $printed_code;
    }
    return 404;
  }
}
`
}

function htaccess(redirects: readonly Redirect[]): string {
  const rules = rulesOf(redirects).map(
    ({ codes, to }) => `RewriteRule ^q/(${codes})/?$ "${to.replaceAll('%', '\\%')}" [NC,NE,R=302,L]\n`,
  )
  return `RewriteEngine On\n${rules.join('')}`
}

/** Netlify, Cloudflare Pages and others; they tell upper from lower case. */
function netlify(redirects: readonly Redirect[]): string {
  return redirects
    .map(({ code, to }) => `/q/${code} ${to} 302\n/q/${code.toLowerCase()} ${to} 302\n`)
    .join('')
}

function html(to: string): string {
  const address = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0; url=${address}">
<title>Your feedback</title>
<a href="${address}">Continue</a>
</html>
`
}

const readme = `Your printed QR codes, for the day on which you want to serve them yourself.

Each code is an address that ends in /q/ and eight letters. Whoever serves that host decides where the codes lead. Point
the host to a web server or to static hosting, with the files of one of these folders:

page/    leads to your review page, as the codes do now.
google/  leads straight to your Google link, without the review page.

Both folders hold the same for different servers. You need only one of them:

Caddyfile    Caddy
nginx.conf   nginx
.htaccess    Apache, with mod_rewrite
_redirects   Netlify, Cloudflare Pages and others
q/           any static hosting, such as GitHub Pages or a bucket: a page per code, in capitals as printed

Codes that you add later are not in these files. Please download them again then.
`
