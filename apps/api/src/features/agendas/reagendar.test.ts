import { reagendarAgenda } from '@balcao/dominio/agendas/contratos'
import { formatarDataHora, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeAgendas } from '../../../test/cenario-de-agendas.ts'
import { nomeDaConta } from '../../../test/nome-da-conta.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { atividade } from '../atividades/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'

const UM_DIA_MS = 86_400_000

describe('POST /sac/agendas/:id/reagendar', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeAgendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeAgendas(teste)
  })
  afterAll(() => teste.fechar())

  const daquiA = (dias: number) => new Date(teste.agora().getTime() + dias * UM_DIA_MS)
  const reagendar = async (id: number, corpo: object = {}, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(reagendarAgenda, {
      token: await teste.tokenDe(tipo),
      params: { id },
      corpo: { data_agendada: daquiA(3).toISOString(), ...corpo },
    })

  it('AGE-01 a mesma agenda, em outra hora; no histórico e no registro de atividades', async () => {
    const { banco } = teste.negocio()
    const marcada = await cenario.agendar({ horas: -5 })
    const para = daquiA(3)
    const { status, corpo } = await reagendar(marcada.id, {
      data_agendada: para.toISOString(),
      observacao: 'O comprador viajou',
      versao: 1,
    })
    expect(status).toBe(200)
    expect(corpo).toMatchObject({
      id: marcada.id,
      data_agendada: para.toISOString(),
      situacao: { chave: 'PENDENTE' },
      permiteFinalizar: true,
      versao: 2,
    })
    const [entrada] = await banco
      .select()
      .from(historico)
      .where(and(eq(historico.entidade, 'agenda'), eq(historico.entidadeId, String(marcada.id))))
    expect(entrada).toMatchObject({
      acao: 'REAGENDAMENTO',
      dados: { de: marcada.agendadaPara.toISOString(), para: para.toISOString() },
    })
    const [feito] = await banco
      .select()
      .from(atividade)
      .where(eq(atividade.clienteId, marcada.clienteId))
      .orderBy(desc(atividade.id))
      .limit(1)
    const quando = formatarDataHora(para.toISOString())
    expect(feito).toMatchObject({
      tipo: 'AGENDA',
      referenciaId: marcada.id,
      historico: `Agenda "Retomar a reposição" reagendada para ${quando}: O comprador viajou`,
    })
  })

  it('422 para o passado e para além do que a filial permite', async () => {
    const { id, filialId } = await cenario.agendar()
    const chave = comPrefixo('diasMaximosRetorno')
    await teste.negocio().banco.insert(parametro).values({ filialId, chave, valor: '5' })
    await teste.negocio().renovarParametros()
    const problema = async (data_agendada: string) => {
      const { status, erro } = await reagendar(id, { data_agendada })
      return [status, erro.campos?.data_agendada]
    }
    const passado = [422, 'Escolha um horário que ainda não passou']
    expect(await problema(daquiA(-1).toISOString())).toEqual(passado)
    expect(await problema('1900-01-01T00:00:00Z')).toEqual(passado)
    const ultimo = somarDias(hojeEm(teste.agora()), 5)
    expect(await problema(daquiA(6).toISOString())).toEqual([422, MENSAGENS.dataMaxima(ultimo)])
    expect((await reagendar(id, { data_agendada: daquiA(4).toISOString() })).status).toBe(200)
    const deOutra = await cenario.agendar({ filial: 1 })
    expect((await reagendar(deOutra.id, { data_agendada: daquiA(6).toISOString() })).status).toBe(200)
  })

  it.each([
    '',
    'amanhã',
    '2026-13-45T09:00:00Z',
    '2027-02-31T09:00:00Z',
    '2026-12-01',
    '2026-12-01T09:00',
    12,
  ])('422 com a data %j', async (data_agendada) => {
    const { id } = await cenario.agendar()
    const { status, erro } = await reagendar(id, { data_agendada })
    expect([status, Object.keys(erro.campos ?? {})]).toEqual([422, ['data_agendada']])
  })

  it('TIC-13 409 para quem viu outra versão, dizendo quem mudou o quê', async () => {
    const { id } = await cenario.agendar()
    await reagendar(id, { versao: 1 }, 'SUPERVISOR')
    const { status, erro } = await reagendar(id, { versao: 1 })
    expect([status, erro.codigo]).toEqual([409, 'ALTERADO_POR_OUTRA_PESSOA'])
    expect(erro.mudancas).toMatchObject([{ quem: nomeDaConta('SUPERVISOR'), o_que: 'reagendou a agenda' }])
    expect((await reagendar(id, { versao: 2 })).status).toBe(200)
  })

  it('AGE-01 409 para a já finalizada e para a de outro sistema', async () => {
    const feita = await cenario.agendar({ campos: { finalizadaEm: teste.agora() } })
    const doErp = await cenario.agendar({ campos: { origem: 'ERP' } })
    const codigos = [await reagendar(feita.id), await reagendar(doErp.id)].map(({ erro }) => erro.codigo)
    expect(codigos).toEqual(['AGENDA_JA_FINALIZADA', 'AGENDA_DO_ERP'])
  })

  it('PER-07 404 para a de outra pessoa; AUT-10 401 sem sessão; PER-01 403 para o consumidor final', async () => {
    const { id } = await cenario.agendar({ colaborador: 'GERENTE' })
    expect((await reagendar(id)).status).toBe(404)
    expect((await teste.chamar(reagendarAgenda, { params: { id }, corpo: {} })).status).toBe(401)
    expect((await reagendar(id, {}, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})
