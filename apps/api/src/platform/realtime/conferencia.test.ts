import { describe, expect, it } from 'vitest'
import { cenarioCru, emTransacao, negocioDeTeste } from '../../../test/cenario-do-tempo-real.ts'
import { dadosDoDono } from './dono.ts'
import { CODIGOS } from './protocolo.ts'

const banco = negocioDeTeste('aurora')
const CANAL = 'private-ticket-1'
const PRESENCA = 'presence-ticket-1'
const OUTRO = 'private-outro'
/** In which nobody is. */
const DE_TODOS = 'private-de-todos'
const TODOS = [CANAL, PRESENCA, OUTRO]

/** Two people in the same channels; what each may hear is up to the test. */
async function cenario(intervaloDeConferenciaMs?: number) {
  const pode = new Map<string, string[] | null>([
    ['ana', TODOS],
    ['beto', TODOS],
  ])
  const permissao = {
    quemMudaCom: (canal: string) =>
      canal === CANAL ? ('quem-ouve' as const) : canal === DE_TODOS ? ('todos' as const) : null,
    permitidos: async (dono: string) => {
      const canais = pode.get(dono)
      return canais ? new Set(canais) : null
    },
  }
  const { abrir } = await cenarioCru(
    { ...banco, permissao },
    intervaloDeConferenciaMs === undefined ? {} : { intervaloDeConferenciaMs },
  )
  const entrar = async (nome: string) => {
    const cliente = await abrir()
    for (const canal of TODOS) {
      const presente = { user_id: nome, user_info: { nome } }
      cliente.assinar(canal, dadosDoDono(nome, canal === PRESENCA ? presente : undefined))
    }
    await cliente.ultima().toMatchObject({ channel: OUTRO })
    return cliente
  }
  return { pode, ana: await entrar('ana'), beto: await entrar('beto') }
}

const dizer = (canal: string, evento: string) => emTransacao(banco, [{ canal, evento, dados: {} }])
const ouvidos = ({ recebidas }: { recebidas: { event: string; channel?: string }[] }) =>
  recebidas.flatMap(({ event, channel }) => (event.startsWith('pusher') ? [] : [`${channel} ${event}`]))

describe('quem deixa de poder ouvir', () => {
  it('SHL-06 sai de todos os canais que perdeu com o acontecimento, e os outros ficam', async () => {
    const { pode, ana, beto } = await cenario()
    pode.set('ana', [OUTRO])
    await dizer(CANAL, 'mudou')
    await beto.ultima().toMatchObject({ event: 'pusher_internal:member_removed', data: { user_id: 'ana' } })
    await dizer(CANAL, 'mudou-de-novo')
    await dizer(OUTRO, 'segue')
    await ana.ultima().toMatchObject({ channel: OUTRO, event: 'segue' })
    expect(ouvidos(ana)).toEqual([`${CANAL} mudou`, `${OUTRO} segue`])
    const recusados = ana.recebidas.filter(({ event }) => event === 'pusher:subscription_error')
    expect(recusados.map(({ channel }) => channel)).toEqual([CANAL, PRESENCA])
    await expect
      .poll(() => ouvidos(beto))
      .toEqual([`${CANAL} mudou`, `${CANAL} mudou-de-novo`, `${OUTRO} segue`])
  })

  it('ADM-03 o que muda o direito de todos confere quem nem o ouve', async () => {
    const { pode, ana } = await cenario()
    pode.set('ana', [CANAL, OUTRO])
    await dizer(DE_TODOS, 'mudou')
    await ana.ultima().toMatchObject({ event: 'pusher:subscription_error', channel: PRESENCA })
  })

  it('SHL-06 sai também sem acontecimento algum, na conferência seguinte', async () => {
    const { pode, ana } = await cenario(50)
    pode.set('ana', [OUTRO, CANAL])
    await ana.ultima().toMatchObject({ event: 'pusher:subscription_error', channel: PRESENCA })
  })

  it('AUT-04 a sessão que terminou por idade perde a conexão', async () => {
    const { pode, ana, beto } = await cenario(50)
    pode.set('ana', null)
    expect(await ana.fechou).toMatchObject({ codigo: CODIGOS.NAO_AUTORIZADO })
    beto.enviar({ event: 'pusher:ping', data: {} })
    await beto.ultima().toMatchObject({ event: 'pusher:pong' })
  })
})
