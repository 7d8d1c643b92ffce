import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { CONTAS_DEMO, SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { entrar, obterCaptcha, requisitarRedefinicao } from '@balcao/dominio/acesso/contratos'
import { carregarApp, sair, validarSessao } from '@balcao/dominio/acesso/contratos-da-sessao'
import { CANAL_DOS_AJUSTES } from '@balcao/dominio/ajustes/canais'
import type { Contrato, RespostaDe } from '@balcao/dominio/contrato'
import { comPrefixo } from '@balcao/dominio/parametros'
import { mudarParametro } from '@balcao/dominio/parametros/contratos'
import { CANAL_DE_PEDIDOS } from '@balcao/dominio/pedidos/canais'
import { autorizacoesDosModulos } from '@balcao/dominio/permissoes'
import { decidirDaPessoa } from '@balcao/dominio/permissoes/contratos'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import { autorizarCanal } from '@balcao/dominio/realtime/contratos'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import Pusher from 'pusher-js'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { clonarNegocios, ligarServidor, type Servidor } from '../../../test/processo.ts'
import { chaveDeRealtime } from '../../negocio.ts'

const [conta] = CONTAS_DEMO

describe('SHL-06 dois processos do servidor sobre o mesmo banco, com o cliente comum', () => {
  let [a, b] = [] as unknown as [Servidor, Servidor]
  beforeAll(async () => {
    const [postgres, pasta] = [inject('urlDoPostgres'), inject('pastaDosArquivos')]
    const nome = `dois_processos_${randomUUID().replaceAll('-', '')}`
    const lista = await clonarNegocios({ postgres, pasta, modelos: inject('modelos'), nome })
    const ambiente = { DADOS: pasta, DATABASE_URL: postgres, NEGOCIOS: lista }
    ;[a, b] = await Promise.all([ligarServidor(ambiente), ligarServidor(ambiente)])
  })
  afterAll(() => Promise.all([a, b].map((servidor) => servidor?.parar())))

  it('o fim de uma sessão, pedido em um, chega a quem está no outro; e o websocket dela é fechado', async () => {
    const [estaAqui, deOutroLugar] = [await entrarEm(a), await entrarEm(b)]
    const { colaborador } = await pedir(b, carregarApp, { token: estaAqui })
    const canal = canalDoColaborador(colaborador.id)
    const fica = conectar(b, estaAqui)
    const sai = conectar(b, deOutroLugar)
    const inscricoes = [fica, sai].map((pusher) => pusher.subscribe(canal))
    await Promise.all(inscricoes.map((inscricao) => proximo(inscricao, 'pusher:subscription_succeeded')))

    const { sessao } = await pedir(b, validarSessao, { token: deOutroLugar })
    const avisos = inscricoes.map((inscricao) => proximo(inscricao, 'sessao-encerrada'))
    const fechou = proximo(sai.connection, 'disconnected')
    await pedir(a, sair, { token: deOutroLugar })
    expect(await Promise.all(avisos)).toEqual([{ sessao }, { sessao }])
    await fechou
    expect([fica.connection.state, sai.connection.state]).toEqual(['connected', 'disconnected'])
  })

  it('AUT-04 a sessão que um encerra o outro já não aceita, embora a tivesse conferido', async () => {
    const token = await entrarEm(a)
    const situacaoEm = async (servidor: Servidor) =>
      (await fetch(enderecoDe(servidor, validarSessao), { headers: { authorization: `Bearer ${token}` } }))
        .status
    expect([await situacaoEm(b), await situacaoEm(b)]).toEqual([200, 200])
    await pedir(a, sair, { token })
    expect(await situacaoEm(a)).toBe(401)
    await expect.poll(() => situacaoEm(b)).toBe(401)
  })

  it('ADM-04 o parâmetro que se muda em um vale no outro, e a janela aberta nele é avisada', async () => {
    const token = await entrarEm(b)
    const inscricao = conectar(b, token).subscribe(CANAL_DOS_AJUSTES)
    await proximo(inscricao, 'pusher:subscription_succeeded')
    const aviso = proximo(inscricao, 'ajuste-mudou')
    const corpo = { idFil: null, valor: '7', versao: 0 }
    const caminho = mudarParametro.caminho.replace(':chave', 'maximoItensTicket')
    await pedir(a, { ...mudarParametro, caminho }, { token: await entrarEm(a), corpo })
    expect(await aviso).toMatchObject({ assunto: 'parametro', muda: ['parametros'] })
    // Asked at once, because of the event: what the other process remembers is already new.
    const { parametros } = await pedir(b, carregarApp, { token })
    expect(parametros).toContainEqual({
      chave: comPrefixo('maximoItensTicket'),
      filialId: null,
      valor: '7',
    })
  })

  it('ADM-03 a permissão que se tira em um vale no outro, cuja janela aberta sai do canal que já não pode ouvir', async () => {
    const deQuemPerde = await entrarEm(b, 'SUPERVISOR')
    const { colaborador } = await pedir(b, carregarApp, { token: deQuemPerde })
    const aberta = conectar(b, deQuemPerde)
    const [ajustes, pedidos] = [CANAL_DOS_AJUSTES, CANAL_DE_PEDIDOS].map((canal) => aberta.subscribe(canal))
    if (!ajustes || !pedidos) throw new Error('faltam canais')
    await Promise.all([ajustes, pedidos].map((canal) => proximo(canal, 'pusher:subscription_succeeded')))
    const [aviso, saiu] = [proximo(ajustes, 'ajuste-mudou'), proximo(pedidos, 'pusher:subscription_error')]
    const corpo = { acao: 'PEDIDO_VER', autorizado: false, motivo: 'Mudou de área', versao: 0 }
    const caminho = decidirDaPessoa.caminho.replace(':idColab', String(colaborador.id))
    await pedir(a, { ...decidirDaPessoa, caminho }, { token: await entrarEm(a), corpo })
    expect(await aviso).toMatchObject({ assunto: 'permissao-da-pessoa', muda: ['permissoes'] })
    const { modulos } = await pedir(b, carregarApp, { token: deQuemPerde })
    expect(autorizacoesDosModulos(modulos).has('PEDIDO_VER')).toBe(false)
    await saiu
  })

  it('ESC-01 os pedidos de um endereço contam juntos, em qual for que cheguem', async () => {
    const pedirEm = async (servidor: Servidor) => {
      const { status } = await fetch(enderecoDe(servidor, requisitarRedefinicao), {
        method: requisitarRedefinicao.metodo,
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      return status
    }
    const respostas: number[] = []
    for (const servidor of Array<[Servidor, Servidor]>(7).fill([a, b]).flat())
      respostas.push(await pedirEm(servidor))
    const { limitePorMinuto } = requisitarRedefinicao
    expect(respostas).toEqual([
      ...Array(limitePorMinuto).fill(422),
      ...Array(respostas.length - limitePorMinuto).fill(429),
    ])
  })

  it('o canal de um estranho é recusado', async () => {
    const token = await entrarEm(a)
    const { colaborador } = await pedir(a, carregarApp, { token })
    const alheio = conectar(b, token).subscribe(canalDoColaborador(colaborador.id + 1))
    expect(await proximo(alheio, 'pusher:subscription_error')).toMatchObject({
      type: 'AuthError',
      status: 403,
    })
    const semSessao = conectar(b, 'x'.repeat(43)).subscribe(canalDoColaborador(colaborador.id))
    expect(await proximo(semSessao, 'pusher:subscription_error')).toMatchObject({ status: 401 })
  })

  it('a página de outros não abre o websocket', async () => {
    const endereco = `${b.url.replace('http', 'ws')}/app/${chaveDeRealtime('aurora')}?protocol=7`
    const abrir = (origin: string) => {
      const socket = new WebSocket(endereco, { origin })
      socket.on('error', () => undefined)
      onTestFinished(() => socket.terminate())
      return socket
    }
    const [, recusa] = await once(abrir('https://mau.exemplo.com'), 'unexpected-response')
    expect(recusa.statusCode).toBe(403)
    await once(abrir(b.url), 'open')
  })

  it('ESC-01 um morre sem dizer nada: a sessão que ele abriu, as gravações e o tempo real continuam no outro', async () => {
    const token = await entrarEm(a)
    const inscricao = conectar(b, token).subscribe(CANAL_DOS_AJUSTES)
    await proximo(inscricao, 'pusher:subscription_succeeded')
    await a.matar()
    const aviso = proximo(inscricao, 'ajuste-mudou')
    const corpo = { idFil: null, valor: '9', versao: 0 }
    const caminho = mudarParametro.caminho.replace(':chave', 'diasParaReabrirTicket')
    await pedir(b, { ...mudarParametro, caminho }, { token, corpo })
    expect(await aviso).toMatchObject({ assunto: 'parametro' })
  })
})

const enderecoDe = ({ url }: Servidor, { caminho }: Pick<Contrato, 'caminho'>) =>
  `${url}/api/aurora${caminho}`

async function pedir<K extends Contrato>(
  servidor: Servidor,
  contrato: K,
  { token, corpo }: { token?: string; corpo?: object } = {},
): Promise<RespostaDe<K>> {
  const resposta = await fetch(enderecoDe(servidor, contrato), {
    method: contrato.metodo,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(corpo && { 'content-type': 'application/json' }),
    },
    ...(corpo && { body: JSON.stringify(corpo) }),
  })
  if (!resposta.ok) throw new Error(`${contrato.caminho}: ${resposta.status} ${await resposta.text()}`)
  return (await resposta.json()) as RespostaDe<K>
}

async function entrarEm(servidor: Servidor, tipo = conta?.tipo): Promise<string> {
  const challenge = (await pedir(servidor, obterCaptcha)) as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  const { token } = await pedir(servidor, entrar, {
    corpo: { cpf: CONTAS_DEMO.find((uma) => uma.tipo === tipo)?.cpf, senha: SENHA_DEMO, captcha },
  })
  return token
}

/** As the documentation of the client says, with its own form-encoded authorisation. */
function conectar(servidor: Servidor, token: string): Pusher {
  const { hostname, port } = new URL(servidor.url)
  const pusher = new Pusher(chaveDeRealtime('aurora'), {
    cluster: '',
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: enderecoDe(servidor, autorizarCanal),
      headers: { Authorization: `Bearer ${token}` },
    },
  })
  onTestFinished(() => pusher.disconnect())
  return pusher
}

type Vinculavel = { bind(evento: string, aoOcorrer: (dados: unknown) => void): unknown }

const proximo = (emissor: Vinculavel, evento: string): Promise<unknown> =>
  new Promise((resolver) => emissor.bind(evento, resolver))
