import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Makes a self-signed certificate for a host.
 *
 * @param days from today until it begins and until it ends
 */
export async function selfSigned(
  host: string,
  [from, to]: readonly [number, number],
): Promise<{ key: string; cert: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'candour-certificate-'))
  const [key, cert, csr, config] = ['key.pem', 'cert.pem', 'csr.pem', 'ca.cnf'].map((name) =>
    join(folder, name),
  )
  if (!key || !cert || !csr || !config) throw new Error('no folder')
  try {
    const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
    const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', key]
    await run('openssl', ['req', '-new', ...newKey, ...subject, '-out', csr])
    await writeFile(join(folder, 'index.txt'), '')
    await writeFile(config, configOf(folder))
    const dates = ['-startdate', dateIn(from), '-enddate', dateIn(to)]
    const signing = ['-selfsign', '-batch', '-notext', '-create_serial', '-keyfile', key]
    await run('openssl', ['ca', '-config', config, ...signing, ...dates, '-in', csr, '-out', cert])
    return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** As `openssl ca` wants it: YYYYMMDDHHMMSSZ. */
function dateIn(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000)
  return `${date.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`
}

const configOf = (folder: string) => `
[ca]
default_ca = own
[own]
new_certs_dir = ${folder}
database = ${folder}/index.txt
serial = ${folder}/serial
default_md = sha256
policy = any
copy_extensions = copy
x509_extensions = extensions
[any]
commonName = supplied
[extensions]
basicConstraints = critical,CA:true
`
