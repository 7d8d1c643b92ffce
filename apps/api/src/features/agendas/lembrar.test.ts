import { reagendarAgenda } from '@balcao/dominio/agendas/contratos'
import { alterarLembretes } from '@balcao/dominio/agendas/contratos-preferencias'
import { listarAvisos } from '@balcao/dominio/avisos/contratos'
import { comPrefixo } from '@balcao/dominio/parametros'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeAgendas } from '../../../test/cenario-de-agendas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { atendimento } from '../atendimentos/tabelas.ts'
import { aviso, avisoLeitura } from '../avisos/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { lembrarAgendas } from './lembrar.ts'
import { agenda, preferenciaDeAgenda } from './tabelas.ts'

const DEZ_MINUTOS_EM_HORAS = 1 / 6

describe('lembretes das agendas', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeAgendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeAgendas(teste)
  })
  beforeEach(async () => {
    const { banco } = teste.negocio()
    for (const tabela of [atendimento, agenda, preferenciaDeAgenda, avisoLeitura, aviso, parametro])
      await banco.delete(tabela)
    await banco.execute(sql`delete from graphile_worker._private_jobs`)
    await teste.negocio().renovarParametros()
  })
  afterAll(() => teste.fechar())

  const lembrar = () => lembrarAgendas(teste.negocio(), teste.agora())
  const avisos = async () =>
    (await teste.chamar(listarAvisos, { token: await teste.tokenDe('OPERADOR') })).corpo.itens
  const emails = async () => {
    const { rows } = await teste
      .negocio()
      .banco.execute<{ payload: { para: string; assunto: string; texto: string } }>(
        sql`select j.payload from graphile_worker._private_jobs j
          join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'enviar-email'`,
      )
    return rows.map(({ payload }) => payload)
  }

  it('AGE-01 antes da hora, um aviso só da pessoa e um e-mail; de novo, nada', async () => {
    const { id } = await cenario.agendar({ horas: DEZ_MINUTOS_EM_HORAS })
    await cenario.agendar({ horas: 1 })
    await cenario.agendar({ horas: -DEZ_MINUTOS_EM_HORAS })
    await cenario.agendar({ horas: DEZ_MINUTOS_EM_HORAS, campos: { finalizadaEm: teste.agora() } })
    await lembrar()
    await lembrar()
    const [lembrete, ...demais] = await avisos()
    expect(demais).toEqual([])
    expect(lembrete).toMatchObject({ pessoal: true, mensagem: 'Venda: Retomar a reposição' })
    expect(lembrete?.caminho).toContain(`agenda=${id}`)
    const [email, ...outros] = await emails()
    expect(outros).toEqual([])
    expect(email?.assunto).toMatch(/^Agenda /)
    const [linha] = await teste.negocio().banco.select().from(agenda).where(eq(agenda.id, id))
    expect(linha?.versao).toBe(1)
  })

  it('AGE-01 vários processos ao mesmo tempo: cada uma é lembrada uma vez', async () => {
    for (let vez = 0; vez < 6; vez++) await cenario.agendar({ horas: DEZ_MINUTOS_EM_HORAS })
    await Promise.all(Array.from({ length: 5 }, lembrar))
    expect(await avisos()).toHaveLength(6)
    expect(await emails()).toHaveLength(6)
  })

  it('AGE-01 reagendar leva o lembrete junto', async () => {
    const { id } = await cenario.agendar({ horas: DEZ_MINUTOS_EM_HORAS })
    await lembrar()
    const data_agendada = new Date(teste.agora().getTime() + 3_600_000).toISOString()
    const token = await teste.tokenDe('OPERADOR')
    await teste.chamar(reagendarAgenda, { token, params: { id }, corpo: { data_agendada } })
    await lembrar()
    expect(await avisos()).toHaveLength(1)
    teste.adiantar(50 * 60_000)
    await lembrar()
    expect(await avisos()).toHaveLength(2)
  })

  it('PAR-01 quantos minutos antes é de cada filial; zero é nunca', async () => {
    const daPrimeira = await cenario.agendar({ horas: DEZ_MINUTOS_EM_HORAS })
    await cenario.agendar({ filial: 1, horas: 1 })
    const { banco } = teste.negocio()
    const chave = comPrefixo('agendaLembreteMinutos')
    await banco.insert(parametro).values([
      { filialId: daPrimeira.filialId, chave, valor: '0' },
      { filialId: await cenario.filialDoOperador(1), chave, valor: '90' },
    ])
    await teste.negocio().renovarParametros()
    await lembrar()
    expect(await avisos()).toHaveLength(1)
  })

  it('AGE-01 só como a pessoa escolheu, e a ninguém de conta bloqueada ou que não vê mais o cliente', async () => {
    const { banco } = teste.negocio()
    const token = await teste.tokenDe('OPERADOR')
    await teste.chamar(alterarLembretes, {
      token,
      corpo: { lembretePorAviso: true, lembretePorEmail: false },
    })
    await cenario.agendar({ horas: DEZ_MINUTOS_EM_HORAS })
    await cenario.agendar({ colaborador: 'REPRESENTANTE', horas: DEZ_MINUTOS_EM_HORAS })
    const gerente = eq(colaborador.id, await cenario.idDaConta('GERENTE'))
    await banco.update(colaborador).set({ ativo: false }).where(gerente)
    await cenario.agendar({ colaborador: 'GERENTE', horas: DEZ_MINUTOS_EM_HORAS })
    await lembrar()
    expect(await banco.$count(aviso)).toBe(1)
    expect(await emails()).toEqual([])
    await banco.update(colaborador).set({ ativo: true }).where(gerente)
  })
})
