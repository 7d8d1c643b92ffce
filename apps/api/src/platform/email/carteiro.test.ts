import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { criarCarteiro, type Mensagem } from './carteiro.ts'

const REMETENTE = 'Distribuidora Aurora <nao-responda@aurora.com.br>'
const MENSAGEM: Mensagem = {
  para: 'maria@exemplo.com.br',
  assunto: 'Redefinição de senha',
  texto: 'Olá, Maria!',
}

let pasta: string
beforeEach(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'saída '))
})
afterEach(() => rm(pasta, { recursive: true, force: true }))

const naPasta = (relogio = () => new Date('2026-11-15T12:00:00.123Z')) =>
  criarCarteiro({ remetente: REMETENTE, pastaDeSaida: join(pasta, 'saida'), relogio })
const saida = async () => (await readdir(join(pasta, 'saida')).catch(() => [])).toSorted()
const ler = (nome: string) => readFile(join(pasta, 'saida', nome), 'utf8')

describe('carteiro sem SMTP', () => {
  it('deixa um .eml completo na pasta de saída', async () => {
    await naPasta().enviar({ ...MENSAGEM, html: '<p>Olá, Maria!</p>' })
    const [nome = '', ...outros] = await saida()
    expect(outros).toEqual([])
    expect(nome).toMatch(/^2026-11-15T12-00-00\.123Z-[0-9a-f-]{36}\.eml$/)
    const eml = await ler(nome)
    expect(eml).toContain(`From: ${REMETENTE}\r\n`)
    expect(eml).toContain('To: maria@exemplo.com.br\r\n')
    expect(eml).toContain('Date: Sun, 15 Nov 2026 12:00:00 +0000\r\n')
    expect(eml).toContain('text/plain')
    expect(eml).toContain('text/html')
    expect(eml).toContain('Subject: =?UTF-8?Q?Redefini=C3=A7=C3=A3o_de_senha?=\r\n')
  })

  it('os nomes seguem a ordem do tempo, e dois no mesmo instante não se sobrepõem', async () => {
    const instantes = ['2026-11-15T12:00:00.000Z', '2026-11-15T12:00:00.000Z', '2026-11-15T12:00:01.000Z']
    let vez = 0
    const carteiro = naPasta(() => new Date(instantes[vez++] ?? ''))
    for (const assunto of ['A', 'B', 'C']) await carteiro.enviar({ ...MENSAGEM, assunto })
    const nomes = await saida()
    expect(nomes).toHaveLength(3)
    expect(await ler(nomes[2] ?? '')).toContain('Subject: C\r\n')
  })

  it.each([
    ['assunto', { assunto: 'Oi\r\nBcc: todos@exemplo.com.br' }],
    ['assunto', { assunto: 'Oi\nBcc: todos@exemplo.com.br' }],
    ['assunto', { assunto: 'Oi\u2028Bcc: todos@exemplo.com.br' }],
    ['destinatário', { para: 'maria@exemplo.com.br\nBcc: todos@exemplo.com.br' }],
    ['destinatário', { para: 'maria@exemplo.com.br\n' }],
    ['destinatário', { para: 'maria@exemplo.com.br, outra@exemplo.com.br' }],
    ['destinatário', { para: 'Outra <outra@exemplo.com.br>' }],
    ['destinatário', { para: '' }],
  ])('recusa cabeçalho injetado: %s %j', async (campo, parte) => {
    await expect(naPasta().enviar({ ...MENSAGEM, ...parte })).rejects.toThrow(campo)
    expect(await saida()).toEqual([])
  })

  it('recusa um remetente com quebra de linha já na partida', () => {
    const config = { remetente: 'a@b.com\nBcc: x@y.com', pastaDeSaida: pasta, relogio: () => new Date() }
    expect(() => criarCarteiro(config)).toThrow('remetente')
  })
})

type Recebida = { de: string; para: string[]; dados: string; usuario: string }

/** Just enough SMTP to receive; `recusar` is the command answered with a refusal. */
async function servidorSmtp(recusar?: 'RCPT' | 'AUTH') {
  const recebidas: Recebida[] = []
  const servidor = createServer(
    (conexao) => void conversar(conexao, recebidas, recusar).catch(() => undefined),
  )
  servidor.listen(0, '127.0.0.1')
  await once(servidor, 'listening')
  const { port } = servidor.address() as AddressInfo
  return { recebidas, endereco: `127.0.0.1:${port}`, parar: () => servidor.close() }
}

async function conversar(conexao: Socket, recebidas: Recebida[], recusar?: string): Promise<void> {
  const dizer = (linha: string) => conexao.write(`${linha}\r\n`)
  let atual: Recebida = { de: '', para: [], dados: '', usuario: '' }
  let lendoDados = false
  dizer('220 teste')
  for await (const linha of createInterface({ input: conexao })) {
    const comando = linha.slice(0, 4).toUpperCase()
    if (lendoDados) {
      if (linha === '.') {
        lendoDados = false
        recebidas.push(atual)
        dizer('250 ok')
      } else atual.dados += `${linha}\n`
    } else if (comando === recusar) dizer('550 recusado')
    else if (comando === 'EHLO') dizer('250-teste\r\n250 AUTH PLAIN')
    else if (comando === 'AUTH') {
      atual = { ...atual, usuario: Buffer.from(linha.split(' ')[2] ?? '', 'base64').toString() }
      dizer('235 ok')
    } else if (comando === 'MAIL') {
      atual.de = linha
      dizer('250 ok')
    } else if (comando === 'RCPT') {
      atual.para.push(linha)
      dizer('250 ok')
    } else if (comando === 'DATA') {
      lendoDados = true
      dizer('354 envie')
    } else if (comando === 'QUIT') conexao.end('221 tchau\r\n')
    else dizer('500 ?')
  }
}

describe('carteiro com SMTP', () => {
  const comServidor = (endereco: string) =>
    criarCarteiro({
      smtpUrl: `smtp://portal:s3nha@${endereco}`,
      remetente: REMETENTE,
      pastaDeSaida: join(pasta, 'saida'),
      relogio: () => new Date('2026-11-15T12:00:00Z'),
    })

  it('entrega ao servidor, autenticado, e não deixa nada na pasta', async () => {
    const servidor = await servidorSmtp()
    try {
      await comServidor(servidor.endereco).enviar(MENSAGEM)
      const [recebida] = servidor.recebidas
      expect(recebida).toMatchObject({
        de: 'MAIL FROM:<nao-responda@aurora.com.br>',
        para: ['RCPT TO:<maria@exemplo.com.br>'],
        usuario: '\0portal\0s3nha',
      })
      expect(recebida?.dados).toContain('To: maria@exemplo.com.br')
      expect(await saida()).toEqual([])
    } finally {
      servidor.parar()
    }
  })

  it.each(['RCPT', 'AUTH'] as const)(
    'quando o servidor recusa (%s), quem chamou fica sabendo, sem a senha',
    async (comando) => {
      const servidor = await servidorSmtp(comando)
      try {
        const erro = await comServidor(servidor.endereco)
          .enviar(MENSAGEM)
          .catch((falha: Error) => falha)
        expect(erro).toBeInstanceOf(Error)
        expect(JSON.stringify(erro, Object.getOwnPropertyNames(erro))).not.toContain('s3nha')
        expect(servidor.recebidas).toEqual([])
      } finally {
        servidor.parar()
      }
    },
  )
})
