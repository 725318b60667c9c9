import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants as copying } from 'node:fs'
import { copyFile, cp, link, lstat, mkdir, readdir } from 'node:fs/promises'
import { constants } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import {
  Arg,
  Cmd,
  Copy,
  DockerfileParser,
  Env,
  From,
  Healthcheck,
  type Instruction,
  Run,
  Stopsignal,
  User,
  Workdir,
} from 'dockerfile-ast'
import { contextFiles } from '#context.ts'
import { outputOf } from '#output.ts'
import { readText, root } from '#repository.ts'

/** The result of a Dockerfile, as a folder that serves as the root file system. */
export interface Image {
  folder: string
  workdir: string
  env: Record<string, string>
  user: string
  /** Numeric value of the stop signal. */
  stopSignal: number
  command: string[]
  healthcheck: string[]
}

/** The network settings a builder would get, so that commands can reach the registry. */
const network = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(https?_proxy|no_proxy|node_extra_ca_certs)$/i.test(name)),
)

/** Instructions without effect here: they only record metadata or concern the engine. */
const recorded = new Set(['LABEL', 'EXPOSE'])

/**
 * Executes the Dockerfile's instructions without a container engine: each stage in its own folder below `folder`,
 * commands in this machine's shell, with the local Node.js in place of the base image.
 *
 * @throws Error naming the instruction that failed, with its output, or an unsupported instruction
 */
export async function buildImage(folder: string): Promise<Image> {
  const context = join(folder, 'context')
  for (const file of contextFiles()) await copyInto(join(root, file), join(context, file))
  const stages = new Map<string, Image>()
  let image: Image | undefined
  for (const instruction of DockerfileParser.parse(readText('Dockerfile')).getInstructions()) {
    if (instruction instanceof From) {
      const name = instruction.getBuildStage() ?? 'final'
      image = await begin(join(folder, name), stages.get(instruction.getImage() ?? ''))
      stages.set(name, image)
    } else if (image) await carryOut(instruction, image, { context, stages })
  }
  if (!image) throw new Error('The Dockerfile has no stage')
  return image
}

async function begin(folder: string, parent: Image | undefined): Promise<Image> {
  if (parent) {
    await linkTree(parent.folder, folder)
    return { ...parent, env: { ...parent.env }, folder }
  }
  const bin = join(folder, 'usr/local/bin')
  await mkdir(bin, { recursive: true })
  await mkdir(join(folder, 'root'))
  await copyFile(process.execPath, join(bin, 'node'), copying.COPYFILE_FICLONE)
  return {
    folder,
    workdir: '/',
    env: {},
    user: 'root',
    stopSignal: constants.signals.SIGTERM,
    command: [],
    healthcheck: [],
  }
}

interface Surroundings {
  context: string
  stages: ReadonlyMap<string, Image>
}

async function carryOut(instruction: Instruction, image: Image, from: Surroundings): Promise<void> {
  const content = instruction.getRawArgumentsContent() ?? ''
  if (instruction instanceof Workdir) {
    image.workdir = resolve(image.workdir, content)
    await mkdir(join(image.folder, image.workdir), { recursive: true })
  } else if (instruction instanceof Copy) await copy(instruction, image, from)
  else if (instruction instanceof Run) await run(content, image)
  else if (instruction instanceof Env) {
    for (const property of instruction.getProperties()) {
      image.env[property.getName()] = property.getValue() ?? ''
    }
  } else if (instruction instanceof Stopsignal) image.stopSignal = signalNumber(content)
  else if (instruction instanceof User) image.user = content
  else if (instruction instanceof Cmd) image.command = JSON.parse(content)
  else if (instruction instanceof Healthcheck) image.healthcheck = JSON.parse(content.replace(/^[^[]*/, ''))
  else if (!(instruction instanceof Arg) && !recorded.has(instruction.getKeyword())) {
    throw new Error(`${instruction.getKeyword()} is not supported without an engine`)
  }
}

function signalNumber(name: string): number {
  const [, number] = Object.entries(constants.signals).find(([known]) => known === name) ?? []
  if (!number) throw new Error(`There is no signal ${name}`)
  return number
}

async function copy(instruction: Copy, image: Image, { context, stages }: Surroundings): Promise<void> {
  const stage = instruction.getFromFlag()?.getValue()
  const origin = stage ? stages.get(stage)?.folder : context
  if (!origin) throw new Error(`There is no stage ${stage}`)
  const paths = instruction.getArguments().map((argument) => argument.getValue())
  const destination = paths.pop() ?? ''
  const target = join(image.folder, resolve(image.workdir, destination))
  for (const path of paths) {
    const source = join(origin, path)
    // A folder is copied by its contents; a file goes into a destination that ends in a slash.
    const isFolder = (await lstat(source)).isDirectory()
    await copyInto(source, isFolder || !destination.endsWith('/') ? target : join(target, basename(source)))
  }
}

async function copyInto(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  await cp(source, target, { recursive: true, verbatimSymlinks: true, mode: copying.COPYFILE_FICLONE })
}

async function run(command: string, { folder, workdir, env }: Image): Promise<void> {
  const child = spawn('sh', ['-c', command], {
    cwd: join(folder, workdir),
    // Keeps this workspace off the PATH; global npm installs go into the folder.
    env: {
      ...network,
      PATH: [join(folder, 'usr/local/bin'), '/usr/local/bin', '/usr/bin', '/bin'].join(':'),
      HOME: join(folder, 'root'),
      npm_config_prefix: join(folder, 'usr/local'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = outputOf(child)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`RUN ${command}\nended with ${code}:\n${output()}`)
}

/** Copies with hard links: stages add and replace files of their base, but never write to them in place. */
async function linkTree(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true })
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)]
    if (entry.isDirectory()) await linkTree(from, to)
    else await link(from, to)
  }
}
