import { join } from 'node:path'
import { inflate } from '@sparticuz/chromium'

/** Unpacks the archives of the package folder given as argument into TMPDIR; runs as a separate process. */
const archives = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']
await Promise.all(archives.map((archive) => inflate(join(process.argv[2] ?? '', archive))))
