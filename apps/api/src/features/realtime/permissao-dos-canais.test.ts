import { sair, validarSessao } from '@balcao/dominio/acesso/contratos-da-sessao'
import { CANAL_DOS_AJUSTES } from '@balcao/dominio/ajustes/canais'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import { canalDePresencaDoTicket, canalInternoDoTicket } from '@balcao/dominio/tickets/canais'
import { eq, notInArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../test/cenario-de-tickets.ts'
import { donoDasConexoes } from '../../sessao.ts'
import { permissao } from '../acesso/tabelas.ts'
import { setor } from '../setores/tabelas.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'
import { permissaoDosCanais } from './permissao-dos-canais.ts'

describe('quem continua a ouvir', () => {
  let teste: AppDeTeste
  let meu: string
  let doTicket: string[]
  let ticketId: number
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    const cenario = cenarioDeTickets(teste)
    ticketId = (await cenario.abrir({ tipo: 'ELOGIO', criador: 'ADMIN' })).id
    doTicket = [canalInternoDoTicket(ticketId), canalDePresencaDoTicket(ticketId)]
    meu = canalDoColaborador(await cenario.idDaConta('OPERADOR'))
  })
  afterAll(() => teste.fechar())

  async function ouve(): Promise<string[] | null> {
    const { corpo } = await teste.chamar(validarSessao, { token: await teste.tokenDe('OPERADOR') })
    return perguntar(donoDasConexoes(corpo.sessao))
  }
  async function perguntar(dono: string): Promise<string[] | null> {
    const { permitidos } = permissaoDosCanais(teste.negocio(), teste.agora)
    const canais = await permitidos(dono, [meu, ...doTicket])
    return canais && [...canais]
  }

  it('SHL-06 os canais de um ticket são conferidos a cada acontecimento; os outros, de tempos em tempos', () => {
    const { quemMudaCom } = permissaoDosCanais(teste.negocio(), teste.agora)
    expect([...doTicket, meu, 'private-tickets'].map(quemMudaCom)).toEqual([
      'quem-ouve',
      'quem-ouve',
      null,
      null,
    ])
  })

  it('ADM-03 o que se configura muda o que qualquer um ouve, e todos são conferidos', () => {
    const { quemMudaCom } = permissaoDosCanais(teste.negocio(), teste.agora)
    expect(quemMudaCom(CANAL_DOS_AJUSTES)).toBe('todos')
  })

  it('SHL-06 o ticket que foi para um setor de outros deixa de ser ouvido', async () => {
    const { banco } = teste.negocio()
    expect(await ouve()).toEqual([meu, ...doTicket])
    const [antes] = await banco.select().from(ticket).where(eq(ticket.id, ticketId))
    const meus = sql`(select setor_id from colaborador_setor where colaborador_id = ${Number(meu.split('-').at(-1))})`
    const [alheio] = await banco.select().from(setor).where(notInArray(setor.id, meus)).limit(1)
    await banco.update(ticket).set({ setorId: alheio?.id, operadorId: null }).where(eq(ticket.id, ticketId))
    expect(await ouve()).toEqual([meu])
    await banco.update(ticket).set({ setorId: antes?.setorId }).where(eq(ticket.id, ticketId))
  })

  it('PER-01 quem perde a permissão deixa de ouvir', async () => {
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'OPERADOR', acao: 'TICKET_VER', autorizado: false })
    expect(await ouve()).toEqual([meu])
    await banco.delete(permissao)
    expect(await ouve()).toEqual([meu, ...doTicket])
  })

  it('AUT-04 a sessão que terminou não ouve nada, nem quem não é sessão', async () => {
    // Of somebody else: the other tests listen as the operator.
    const token = await teste.tokenDe('SUPERVISOR')
    const { corpo } = await teste.chamar(validarSessao, { token })
    await teste.chamar(sair, { token })
    expect(await perguntar(donoDasConexoes(corpo.sessao))).toBeNull()
    expect(await perguntar('sessao-x')).toBeNull()
    expect(await perguntar('outro')).toBeNull()
  })
})
