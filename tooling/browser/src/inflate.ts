import { join } from 'node:path'
import { inflate } from '@sparticuz/chromium'

/** Unpacks the package's archives from the folder given as argument into TMPDIR, in a process of its own. */
const archives = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']
await Promise.all(archives.map((archive) => inflate(join(process.argv[2] ?? '', archive))))
