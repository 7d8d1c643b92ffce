import { once } from 'node:events'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import {
  cenarioCru,
  conectarCru,
  criarPonte,
  ESPERA,
  emTransacao,
  ligarProcesso,
  negocioDeTeste,
} from '../../../test/cenario-do-tempo-real.ts'
import { CODIGOS } from './protocolo.ts'

const negocio = negocioDeTeste('aurora')
const CANAL = 'private-clientes.1'

describe('central do tempo real', () => {
  it.each([
    ['chave desconhecida', '/app/ninguem?protocol=7', CODIGOS.CHAVE_DESCONHECIDA],
    ['versão antiga', '/app/chave-aurora?protocol=4', CODIGOS.VERSAO_NAO_ACEITA],
    ['sem versão', '/app/chave-aurora', CODIGOS.VERSAO_NAO_ACEITA],
  ])('%s é recusada com o seu código', async (_, caminho, codigo) => {
    const { processo } = await cenarioCru(negocio)
    expect(await conectarCru(processo, caminho).fechou).toMatchObject({ codigo })
  })

  it('SHL-06 acima do limite de conexões, pede que volte mais tarde (4100)', async () => {
    const { processo, abrir } = await cenarioCru(negocio, { maximoDeConexoesPorNegocio: 1 })
    await abrir()
    const segunda = conectarCru(processo, '/app/chave-aurora?protocol=7')
    expect(await segunda.fechou).toMatchObject({ codigo: CODIGOS.SOBRECARREGADO })
  })

  it('SEG-04 um endereço sem sessão abre poucas; as que ouvem um canal não contam, e quem sai devolve o lugar', async () => {
    const { processo, abrir } = await cenarioCru(negocio, { maximosPorEndereco: { anonimas: 2, todas: 3 } })
    const recusada = async () => {
      const { codigo, motivo } = await conectarCru(processo, '/app/chave-aurora?protocol=7').fechou
      return [codigo, motivo]
    }
    const demais = [CODIGOS.SOBRECARREGADO, 'Conexões demais deste endereço.']
    const [primeira, segunda] = [await abrir(), await abrir()]
    expect(await recusada()).toEqual(demais)
    primeira.assinar(CANAL)
    await primeira.ultima().toMatchObject({ channel: CANAL })
    const terceira = await abrir()
    for (const conexao of [segunda, terceira]) {
      conexao.assinar(CANAL)
      await conexao.ultima().toMatchObject({ channel: CANAL })
    }
    // Nobody is anonymous now: it is the sum that is full.
    expect(await recusada()).toEqual(demais)
    primeira.socket.close()
    await expect.poll(() => processo.central.estado()[0]?.conexoes, ESPERA).toBe(2)
    await abrir()
  })

  it('SEG-04 cada endereço tem os seus lugares', async () => {
    const deQuem = ['a', 'a', 'b']
    const { processo, abrir } = await cenarioCru(negocio, {
      maximosPorEndereco: { anonimas: 1, todas: 9 },
      enderecoDe: () => deQuem.shift() ?? 'c',
    })
    await abrir()
    const repetida = conectarCru(processo, '/app/chave-aurora?protocol=7')
    expect(await repetida.fechou).toMatchObject({ codigo: CODIGOS.SOBRECARREGADO })
    await abrir()
  })

  it('SEG-04 de cento e cinquenta de um estranho, cem ficam e as outras são mandadas embora', async () => {
    const { processo } = await cenarioCru(negocio)
    const todas = Array.from({ length: 150 }, () => conectarCru(processo, '/app/chave-aurora?protocol=7'))
    const recusadas: number[] = []
    for (const { fechou } of todas) fechou.then(({ codigo }) => recusadas.push(codigo))
    await expect.poll(() => recusadas.length, ESPERA).toBe(50)
    expect(new Set(recusadas)).toEqual(new Set([CODIGOS.SOBRECARREGADO]))
    expect(processo.central.estado()).toMatchObject([{ conexoes: 100 }])
  })

  it.each([['/app'], ['/app/'], ['/app/a/b'], ['/outro'], ['/app/chave%2faurora']])(
    '%s não é daqui: 404',
    async (caminho) => {
      const { processo } = await cenarioCru(negocio)
      const { socket } = conectarCru(processo, caminho)
      const [, resposta] = await once(socket, 'unexpected-response')
      expect(resposta.statusCode).toBe(404)
    },
  )

  it('uma origem que não é permitida nem conecta: 403', async () => {
    const { processo } = await cenarioCru(negocio, {
      origemPermitida: (origem) => origem === 'https://portal.exemplo.com.br',
    })
    const { socket } = conectarCru(processo, '/app/chave-aurora?protocol=7', {
      origin: 'https://mau.exemplo.com',
    })
    const [, resposta] = await once(socket, 'unexpected-response')
    expect(resposta.statusCode).toBe(403)
    const boa = conectarCru(processo, '/app/chave-aurora?protocol=7', {
      origin: 'https://portal.exemplo.com.br',
    })
    await expect.poll(() => boa.recebidas, ESPERA).toMatchObject([{ event: 'pusher:connection_established' }])
  })

  it('SHL-06 quem não ouve canal nenhum não guarda lugar, e quem fala demais sai', async () => {
    const { abrir } = await cenarioCru(negocio, { prazoParaOuvirMs: 50 })
    expect(await (await abrir()).fechou).toMatchObject({ codigo: CODIGOS.NAO_AUTORIZADO })
    const { abrir: abrirOutra } = await cenarioCru(negocio, {})
    const falante = await abrirOutra()
    for (let vez = 0; vez < 500; vez++) falante.socket.send('{"event":"pusher:ping","data":{}}')
    expect(await falante.fechou).toMatchObject({ codigo: CODIGOS.SOBRECARREGADO })
  })

  it('quem não dá sinal de vida é desconectado com 4201; quem dá, fica', async () => {
    const { processo, abrir } = await cenarioCru(negocio, { tempoDeAtividadeMs: 500 })
    const [vivo, morto] = [await abrir(), await abrir(false)]
    expect(await morto.fechou).toMatchObject({ codigo: CODIGOS.SEM_RESPOSTA })
    await expect.poll(() => processo.central.estado()[0]?.conexoes, ESPERA).toBe(1)
    vivo.enviar({ event: 'pusher:ping', data: {} })
    await vivo.ultima().toMatchObject({ event: 'pusher:pong' })
  })

  it('ao parar, manda os clientes reconectarem (em outro processo)', async () => {
    const { processo, abrir } = await cenarioCru(negocio)
    const cliente = await abrir()
    await processo.central.parar()
    expect(await cliente.fechou).toMatchObject({ codigo: CODIGOS.RECONECTAR })
  })

  it('um banco que fica fora por várias tentativas volta a ser ouvido', async () => {
    const ponte = await criarPonte(negocio.url)
    let quedas = 0
    const registrar = { info: () => undefined, warn: () => quedas++ }
    const processo = await ligarProcesso([{ ...negocio, url: ponte.url }], { registrar })
    await ponte.fechar()
    await expect.poll(() => quedas, ESPERA).toBeGreaterThan(2)
    expect(processo.central.estado()).toMatchObject([{ escutando: false }])
    await ponte.abrir()
    await expect.poll(() => processo.central.estado(), ESPERA).toMatchObject([{ escutando: true }])
  })

  it('parar não espera por um banco que está fora', async () => {
    const ponte = await criarPonte(negocio.url)
    const processo = await ligarProcesso([{ ...negocio, url: ponte.url }])
    await ponte.fechar()
    await expect.poll(() => processo.central.estado(), ESPERA).toMatchObject([{ escutando: false }])
    await processo.central.parar()
  })

  it('um aviso estranho no canal do PostgreSQL não derruba nada', async () => {
    const { abrir } = await cenarioCru(negocio)
    const cliente = await abrir()
    cliente.assinar(CANAL)
    await cliente.ultima().toMatchObject({ channel: CANAL })
    const conexao = new pg.Client({ connectionString: negocio.url })
    await conexao.connect()
    for (const texto of ['', 'lixo', '{}', 'null', '{"canal":"publico","evento":"x"}']) {
      await conexao.query(`select pg_notify('balcao_eventos', $1)`, [texto])
    }
    await conexao.end()
    await emTransacao(negocio, [{ canal: CANAL, evento: 'aviso.novo', dados: null }])
    await cliente.ultima().toEqual({ event: 'aviso.novo', channel: CANAL, data: {} })
  })
})
