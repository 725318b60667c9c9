import { spawn } from 'node:child_process'

// Screens reload through Vite inside the server; changes to the server's own code restart it.
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/api/src/server.ts'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
