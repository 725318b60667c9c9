import { Arg, Cmd, Copy, DockerfileParser, From, Healthcheck, User } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { contextFiles, isIgnored } from '#context.ts'
import { readText } from '#repository.ts'

// Matching every file of the workspace takes seconds on a loaded machine.
vi.setConfig({ testTimeout: 60_000 })

const text = readText('Dockerfile')
const instructions = DockerfileParser.parse(text).getInstructions()
const last = instructions.findLastIndex((instruction) => instruction instanceof From)
const final = instructions.slice(last)

describe('the Dockerfile', () => {
  it('passes its linter', () => {
    expect(validate(text)).toEqual([])
  })

  it('uses the same Node.js and pnpm versions as everything else', () => {
    const { node } = parse(readText('pnpm-workspace.yaml')).catalog
    const { packageManager } = JSON.parse(readText('package.json'))
    const images = instructions.filter((instruction) => instruction instanceof From)
    const stages = images.map((from) => from.getBuildStage())
    const bases = images.map((from) => from.getImage()).filter((image) => !stages.includes(image))
    expect(new Set(bases)).toEqual(new Set([`node:${node}-trixie-slim`]))
    expect(text).toContain(`npm install --global ${packageManager}\n`)
  })

  it('builds an image that runs as non-root, has a health check and receives signals', () => {
    expect(final.find((instruction) => instruction instanceof User)?.getArgumentsContent()).toBe('node')
    expect(final.some((instruction) => instruction instanceof Healthcheck)).toBe(true)
    // In shell form, the shell would be PID 1 and not forward signals.
    expect(final.find((instruction) => instruction instanceof Cmd)?.getOpeningBracket()).toBeTruthy()
  })

  it('copies only what the build context contains, or a stage has made', () => {
    const files = contextFiles()
    const copied = instructions
      .filter((instruction) => instruction instanceof Copy)
      .flatMap((copy) => copy.getArguments().slice(0, -1))
      .map((source) => source.getValue().replace(/^(\.|\/app)\/?/, ''))
    const made = /(^|\/)(node_modules|dist)$/
    const isThere = (path: string) => files.some((file) => `${file}/`.startsWith(path && `${path}/`))
    expect(copied.length).toBeGreaterThan(10)
    expect(copied.filter((path) => !made.test(path) && !isThere(path))).toEqual([])
  })

  it('takes no secrets as build arguments', () => {
    const args = instructions.filter((instruction) => instruction instanceof Arg)
    expect(args.map((arg) => arg.getProperty()?.getName())).toEqual(['REVISION'])
  })
})

it.each([
  ['.env', true],
  ['.env.local', true],
  ['.data/postgres/PG_VERSION', true],
  ['apps/api/node_modules/pg/package.json', true],
  ['apps/api/src/config.test.ts', true],
  ['apps/api/test/process.ts', true],
  ['apps/api/src/config.ts', false],
  ['tooling/commands/src/test.ts', false],
  ['pnpm-lock.yaml', false],
  ['README.md', true],
  ['CHANGELOG.md', false],
])('%s is excluded from the build context: %s', (path, ignored) => {
  expect(isIgnored(path)).toBe(ignored)
})
