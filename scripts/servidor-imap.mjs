import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { executar } from './processo.mjs'

const PROGRAMA = '/usr/sbin/dovecot'
const existe = () => spawnSync(PROGRAMA, ['--version'], { stdio: 'ignore' }).status === 0

/** Debian's IMAP server, which the tests of incoming mail start; installed where we may, and those tests are skipped where we may not. */
export async function prepararServidorImap() {
  if (existe()) return
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    console.log('Instalando o servidor IMAP dos testes (apt-get install dovecot-imapd)…')
    await executar(['apt-get', 'update'], { env })
    await executar(['apt-get', 'install', '-y', '--no-install-recommends', 'dovecot-imapd'], { env })
  }
  if (!existe())
    console.log(
      'Sem o Dovecot, os testes da caixa de e-mail ficam de fora. Instale-o com: sudo apt-get install -y dovecot-imapd',
    )
}
