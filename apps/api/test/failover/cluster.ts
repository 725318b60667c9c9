import { randomBytes } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@candour/postgres/free-port.ts'
import { readPostmaster } from '@candour/postgres/postmaster.ts'
import { commandLine, parentOf } from '@candour/postgres/processes.ts'
import { databaseUser } from '@candour/postgres/unprivileged.ts'
import pg from 'pg'
import { kill, run, type Started } from '#test/program.ts'

const deployed = fileURLToPath(new URL('../../../../deploy/ha/', import.meta.url))
const host = '127.0.0.1'

interface Node {
  name: string
  apiUrl: string
  start(): void
  /** Kills Patroni and everything that it started, as if the machine had lost power. */
  killAll(): Promise<void>
  /** Kills the postmaster, which ends its backends, but not Patroni. */
  killPostmaster(): Promise<void>
}

type Role = 'leader' | 'sync_standby' | 'replica'

/** A member as Patroni reports it. */
interface Member {
  name: string
  role: Role
  state: string
}

/** The deployment of `deploy/ha` on this machine: three nodes, one etcd, and HAProxy. */
export interface Cluster {
  /** Connection string of the owner of the database `candour`, through HAProxy. */
  url: string
  /** The node in a role, as Patroni sees it. */
  nodeOf(role: Role): Promise<Node>
  /** Waits until a primary, a synchronous and an asynchronous standby are running. */
  settled(): Promise<void>
  etcd: { kill(): Promise<void>; start(): void }
  /** Hands over to the synchronous standby, as before maintenance of the primary's machine. */
  switchOver(): Promise<void>
  /** Output of all programs, to explain failures. */
  output(): string
  stop(): Promise<void>
}

/**
 * Starts the deployment of `deploy/ha` in an empty folder and waits until it is settled.
 *
 * @param binDir folder of PostgreSQL's programs
 */
export async function startCluster(folder: string, binDir: string): Promise<Cluster> {
  const user = await databaseUser(join(folder, 'node1'), join(binDir, 'postgres'))
  await user.own(folder)
  const passwords = { superuser: secret(), replication: secret(), rewind: secret(), owner: secret() }
  const [etcdPort, peerPort, primaryPort, replicasPort] = await ports(4)

  const etcdAt = `http://${host}:${etcdPort}`
  const peerAt = `http://${host}:${peerPort}`
  let etcd: Started
  const startEtcd = () => {
    etcd = run(user, 'etcd', [], {
      ETCD_NAME: 'node1',
      ETCD_DATA_DIR: join(folder, 'etcd'),
      ETCD_LISTEN_CLIENT_URLS: etcdAt,
      ETCD_ADVERTISE_CLIENT_URLS: etcdAt,
      ETCD_LISTEN_PEER_URLS: peerAt,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: peerAt,
      ETCD_INITIAL_CLUSTER: `node1=${peerAt}`,
    })
  }
  startEtcd()

  const nodes: Node[] = []
  const outputs: (() => string)[] = []
  const proxied: Record<string, string> = {}
  for (const name of ['node1', 'node2', 'node3']) {
    const [port, apiPort] = await ports(2)
    const home = join(folder, name)
    await mkdir(home)
    await user.own(home)
    proxied[name.toUpperCase()] = `${host}:${port}`
    proxied[`${name.toUpperCase()}_API_PORT`] = String(apiPort)
    const dataDir = join(home, 'data')
    let patroni: Started | undefined
    outputs.push(() => `${name}:\n${patroni?.output()}`)
    nodes.push({
      name,
      apiUrl: `http://${host}:${apiPort}`,
      start: () => {
        patroni = run(user, 'patroni', [join(deployed, 'patroni.yml')], {
          PATRONI_NAME: name,
          PATRONI_POSTGRESQL_LISTEN: `${host}:${port}`,
          PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${host}:${port}`,
          PATRONI_RESTAPI_LISTEN: `${host}:${apiPort}`,
          PATRONI_RESTAPI_CONNECT_ADDRESS: `${host}:${apiPort}`,
          PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
          PATRONI_REPLICATION_PASSWORD: passwords.replication,
          PATRONI_REWIND_PASSWORD: passwords.rewind,
          PATRONI_ETCD3_HOSTS: `${host}:${etcdPort}`,
          PATRONI_POSTGRESQL_BIN_DIR: binDir,
          PATRONI_POSTGRESQL_DATA_DIR: dataDir,
          PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
        })
      },
      killAll: async () => {
        await kill(patroni)
        const postmaster = await postmasterOf(dataDir)
        if (!postmaster) return
        for (const pid of [postmaster, ...(await childrenOf(postmaster))]) end(pid)
      },
      killPostmaster: async () => {
        const postmaster = await postmasterOf(dataDir)
        if (!postmaster) throw new Error(`${name} has no postmaster`)
        end(postmaster)
      },
    })
  }
  for (const node of nodes) node.start()
  const haproxy = run(user, 'haproxy', ['-db', '-f', join(deployed, 'haproxy.cfg')], {
    PRIMARY_BIND: `${host}:${primaryPort}`,
    REPLICAS_BIND: `${host}:${replicasPort}`,
    ...proxied,
  })

  const members = async (): Promise<Member[]> => {
    for (const { apiUrl } of nodes) {
      const answer = await fetch(`${apiUrl}/cluster`).catch(() => undefined)
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
    }
    return []
  }
  const cluster: Cluster = {
    url: `postgres://candour:${passwords.owner}@${host}:${primaryPort}/candour?sslmode=disable`,
    nodeOf: async (wanted) => {
      const member = (await members()).find(({ role }) => role === wanted)
      const node = nodes.find(({ name }) => name === member?.name)
      if (!node) throw new Error(`no node is ${wanted}`)
      return node
    },
    settled: async () => {
      const wanted = ['leader', 'replica', 'sync_standby'].join()
      const found = async () =>
        (await members())
          .filter(({ state }) => state === 'running' || state === 'streaming')
          .map(({ role }) => role)
          .toSorted()
          .join()
      while ((await found()) !== wanted) await setTimeout(200)
    },
    etcd: { kill: () => kill(etcd), start: startEtcd },
    switchOver: async () => {
      const [leader, candidate] = [await cluster.nodeOf('leader'), await cluster.nodeOf('sync_standby')]
      const answer = await fetch(`${leader.apiUrl}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
      })
      if (!answer.ok) throw new Error(`the switchover was refused: ${await answer.text()}`)
    },
    output: () => [...outputs, () => `etcd:\n${etcd.output()}`].map((of) => of()).join('\n\n'),
    stop: async () => {
      await kill(haproxy)
      await Promise.all(nodes.map((node) => node.killAll()))
      await kill(etcd)
    },
  }
  await cluster.settled()
  const superuser = new pg.Client(
    `postgres://postgres:${passwords.superuser}@${host}:${primaryPort}/postgres?sslmode=disable`,
  )
  await superuser.connect()
  await superuser.query(`create role candour login createrole createdb password '${passwords.owner}'`)
  await superuser.query('create database candour owner candour')
  await superuser.end()
  return cluster
}

const secret = () => randomBytes(24).toString('hex')

const ports = (count: number) => Promise.all(Array.from({ length: count }, () => freePort()))

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself: the backends of a killed postmaster do.
  }
}

async function postmasterOf(dataDir: string): Promise<number | undefined> {
  const { pid } = (await readPostmaster(dataDir)) ?? {}
  // The file of a killed postmaster stays, and its PID may belong to any process by now.
  return pid && (await commandLine(pid)).includes(dataDir) ? pid : undefined
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = await Promise.all(pids.map(parentOf))
  return pids.filter((_, n) => parents[n] === parent)
}
