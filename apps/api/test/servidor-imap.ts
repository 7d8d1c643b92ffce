import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { portaLivre } from './porta-livre.ts'

const PROGRAMA = '/usr/sbin/dovecot'
const SENHA = 'segredo da caixa'

/** Why these tests cannot run here; null when they can. `scripts/servidor-imap.mjs` installs it where we may. */
export const semDovecot: string | null =
  spawnSync(PROGRAMA, ['--version'], { stdio: 'ignore' }).status === 0
    ? null
    : 'o Dovecot não está instalado: sudo apt-get install -y dovecot-imapd'

export type ServidorImap = Awaited<ReturnType<typeof ligarServidorImap>>

// A server does not give its mail to root; Debian has a user for it.
const raiz = userInfo().uid === 0
const DONO = raiz ? { uid: 8, gid: 8 } : { uid: userInfo().uid, gid: userInfo().gid }

// Who errs the password is not made to wait longer each time: that is Dovecot's own defence, and none of ours.
const configurar = (pasta: string, porta: number) => `
base_dir = ${pasta}/run
state_dir = ${pasta}/state
log_path = ${pasta}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_failure_delay = 0
mail_location = maildir:~/Maildir
first_valid_uid = 1
${raiz ? '' : `default_internal_user = ${userInfo().username}\ndefault_login_user = ${userInfo().username}\ndefault_internal_group = ${DONO.gid}`}
passdb {
  driver = passwd-file
  args = scheme=PLAIN username_format=%u ${pasta}/users
}
userdb {
  driver = static
  args = uid=${DONO.uid} gid=${DONO.gid} home=${pasta}/caixas/%u
}
service imap-login {
  ${raiz ? '' : 'chroot ='}
  inet_listener imap {
    port = ${porta}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  ${raiz ? '' : 'chroot ='}
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
${raiz ? '' : 'service stats {\n  chroot =\n}'}
`

/** A real IMAP server of our own, in a folder that vanishes with it. */
export async function ligarServidorImap(usuarios: string[]) {
  const pasta = await mkdtemp(join(tmpdir(), 'balcao-imap-'))
  await chmod(pasta, 0o755)
  const porta = await portaLivre()
  await writeFile(join(pasta, 'dovecot.conf'), configurar(pasta, porta))
  await writeFile(join(pasta, 'users'), usuarios.map((usuario) => `${usuario}:{PLAIN}${SENHA}\n`).join(''))
  await mkdir(join(pasta, 'caixas'))
  await chown(join(pasta, 'caixas'), DONO.uid, DONO.gid)
  let processo: ChildProcess | undefined
  let entregues = 0

  const pastaDe = (usuario: string, ...resto: string[]) => join(pasta, 'caixas', usuario, 'Maildir', ...resto)
  const ligar = async () => {
    // In the machine's time: its own children never get a moved clock (RELOGIO), and it holds back whoever disagrees with it.
    const env = { ...process.env, LD_PRELOAD: undefined }
    processo = spawn(PROGRAMA, ['-F', '-c', join(pasta, 'dovecot.conf')], { stdio: 'ignore', env })
    for (let vez = 0; !(await responde(porta)); vez++) {
      if (vez === 200)
        throw new Error(
          `o Dovecot não respondeu: ${await readFile(join(pasta, 'log'), 'utf8').catch(() => '')}`,
        )
      await esperar(50)
    }
  }
  const desligar = async () => {
    if (!processo || processo.exitCode !== null) return
    const fim = once(processo, 'exit')
    processo.kill('SIGTERM')
    await fim
  }
  const criarPasta = async (caminho: string) => {
    await mkdir(caminho, { recursive: true })
    await chown(caminho, DONO.uid, DONO.gid)
  }
  const marcar = async (usuario: string, marcas: string) => {
    for (const parte of ['new', 'cur'])
      for (const nome of await readdir(pastaDe(usuario, parte)))
        await rename(
          pastaDe(usuario, parte, nome),
          pastaDe(usuario, 'cur', `${nome.replace(/:2,.*/, '')}:2,${marcas}`),
        )
  }
  await ligar()
  return {
    url: (usuario: string, pastaDaCaixa = 'INBOX') =>
      `imap://${encodeURIComponent(usuario)}:${encodeURIComponent(SENHA)}@127.0.0.1:${porta}/${pastaDaCaixa}`,
    ligar,
    desligar,
    /** As a mail server delivers: whole, under its last name at once. */
    async entregar(usuario: string, mensagem: string | Buffer) {
      for (const parte of [[], ['Maildir'], ['Maildir', 'tmp'], ['Maildir', 'new'], ['Maildir', 'cur']])
        await criarPasta(join(pasta, 'caixas', usuario, ...parte))
      const nome = `${Date.now()}.M${++entregues}.teste`
      await writeFile(pastaDe(usuario, 'tmp', nome), mensagem)
      await chown(pastaDe(usuario, 'tmp', nome), DONO.uid, DONO.gid)
      // The date of the file is when it arrived: of the run (RELOGIO), as the server that reads it, and not of the machine.
      const agora = new Date()
      await utimes(pastaDe(usuario, 'tmp', nome), agora, agora)
      await rename(pastaDe(usuario, 'tmp', nome), pastaDe(usuario, 'new', nome))
    },
    /** How many are marked as read. */
    async lidas(usuario: string): Promise<number> {
      const nomes = await readdir(pastaDe(usuario, 'cur')).catch(() => [])
      return nomes.filter((nome) => /:2,[A-Z]*S/.test(nome)).length
    },
    /** Somebody looks at the mailbox with another program. */
    comoLidas: (usuario: string) => marcar(usuario, 'S'),
    naoLidas: (usuario: string) => marcar(usuario, ''),
    async esvaziar() {
      for (const usuario of await readdir(join(pasta, 'caixas')))
        await rm(join(pasta, 'caixas', usuario), { recursive: true })
    },
    /** The folder is rebuilt by its server: the same messages with other numbers, under another UIDVALIDITY. */
    async reconstruir(usuario: string) {
      for (const nome of await readdir(pastaDe(usuario)))
        if (/^dovecot/.test(nome)) await rm(pastaDe(usuario, nome), { recursive: true })
      // The new one is made of the seconds of the clock, and must be another.
      await esperar(1100)
    },
    async parar() {
      await desligar()
      await rm(pasta, { recursive: true, force: true })
    },
  }
}

function responde(porta: number): Promise<boolean> {
  return new Promise((resolve) => {
    const cano = connect(porta, '127.0.0.1')
    cano.once('data', () => resolve(true)).once('error', () => resolve(false))
    cano.once('data', () => cano.destroy())
  })
}
