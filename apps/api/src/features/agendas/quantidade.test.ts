import { contarAgendasPorDia } from '@balcao/dominio/agendas/contratos'
import { hojeEm, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeAgendas } from '../../../test/cenario-de-agendas.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { atendimento } from '../atendimentos/tabelas.ts'
import { agenda } from './tabelas.ts'

const UM_DIA_HORAS = 24

describe('GET /sac/agendas/quantidade-mensal', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeAgendas>
  let hoje: string
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeAgendas(teste)
    hoje = hojeEm(teste.agora())
  })
  beforeEach(async () => {
    await teste.negocio().banco.delete(atendimento)
    await teste.negocio().banco.delete(agenda)
  })
  afterAll(() => teste.fechar())

  const contar = async (query: Record<string, unknown> = {}, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(contarAgendasPorDia, { token: await teste.tokenDe(tipo), query })
  const dias = async (...pergunta: Parameters<typeof contar>) => (await contar(...pergunta)).corpo.itens
  const em = (dia: string, minutos: number) => new Date(inicioDoDia(dia).getTime() + minutos * 60_000)

  it('AGE-03 por dia de São Paulo e situação; sem período, um mês para cada lado', async () => {
    const amanha = somarDias(hoje, 1)
    const ontem = somarDias(hoje, -1)
    // The last minute of a day and the first of the next are the same day in UTC.
    await cenario.agendar({ campos: { agendadaPara: em(amanha, 1439) } })
    await cenario.agendar({ campos: { agendadaPara: em(somarDias(amanha, 1), 0) } })
    await cenario.agendar({ campos: { agendadaPara: em(ontem, 600) } })
    await cenario.agendar({ campos: { agendadaPara: em(ontem, 660) } })
    await cenario.agendar({ campos: { agendadaPara: em(ontem, 720), finalizadaEm: teste.agora() } })
    await cenario.agendar({ campos: { agendadaPara: em(somarDias(hoje, 40), 600) } })
    await cenario.agendar({ campos: { agendadaPara: em(amanha, 600), tipo: 'C' } })
    const { status, corpo } = await contar()
    expect(status).toBe(200)
    expect(corpo.itens).toEqual([
      { dia: ontem, pendentes: 0, atrasadas: 2, cumpridas: 1 },
      { dia: amanha, pendentes: 1, atrasadas: 0, cumpridas: 0 },
      { dia: somarDias(amanha, 1), pendentes: 1, atrasadas: 0, cumpridas: 0 },
    ])
    expect(corpo.dtIni < hoje && corpo.dtFim > hoje).toBe(true)
    expect(await dias({ tipo: 'C' })).toEqual([{ dia: amanha, pendentes: 1, atrasadas: 0, cumpridas: 0 }])
    expect(await dias({ dtIni: ontem, dtFim: ontem })).toHaveLength(1)
  })

  it('PER-07 quem só vê as próprias conta as próprias, peça as de quem pedir', async () => {
    await cenario.agendar({ horas: UM_DIA_HORAS })
    const doGerente = await cenario.agendar({ colaborador: 'GERENTE', horas: UM_DIA_HORAS })
    await cenario.agendar({ colaborador: 'GERENTE', horas: UM_DIA_HORAS })
    const pendentes = async (...pergunta: Parameters<typeof contar>) =>
      (await dias(...pergunta)).reduce((soma, dia) => soma + dia.pendentes, 0)
    const { colaboradorId: idColab } = doGerente
    expect(await pendentes({ idColab })).toBe(1)
    expect(await pendentes({ idColab }, 'SUPERVISOR')).toBe(2)
    expect(await pendentes({}, 'SUPERVISOR')).toBe(3)
  })

  it('PER-01 nem as próprias, de clientes que não se veem mais', async () => {
    await cenario.agendar({ colaborador: 'REPRESENTANTE', horas: UM_DIA_HORAS })
    expect(await dias({}, 'REPRESENTANTE')).toEqual([])
    await cenario.agendar({ colaborador: 'REPRESENTANTE', doRepresentante: true, horas: UM_DIA_HORAS })
    expect(await dias({}, 'REPRESENTANTE')).toHaveLength(1)
  })

  it('AGE-03 a contagem de uma pessoa é respondida por um índice', async () => {
    const { banco } = teste.negocio()
    const plano = await transacao(banco, async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain select count(*) filter (where finalizada_em is null) from agenda
            where colaborador_id = 1 and tipo = 'A' and agendada_para >= now() and agendada_para < now() + '1 month'`,
      )
      return rows.map((linha) => linha['QUERY PLAN']).join('\n')
    })
    expect(plano).toContain('agenda_colaborador_idx')
  })

  it.each([
    { dtIni: '2026-03-10', dtFim: '2026-03-09' },
    { dtIni: '2026-01-01', dtFim: '2028-01-01' },
    { dtIni: 'ontem' },
    { tipo: 'X' },
    { idColab: 'eu' },
  ])('422 com %j', async (query) => {
    expect((await contar(query)).status).toBe(422)
  })

  it('AUT-10 401 sem sessão; PER-01 403 para o consumidor final', async () => {
    expect((await teste.chamar(contarAgendasPorDia, {})).status).toBe(401)
    expect((await contar({}, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})
