import { listarAgendasAtrasadas } from '@balcao/dominio/agendas/contratos'
import { comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeAgendas } from '../../../test/cenario-de-agendas.ts'
import { atendimento } from '../atendimentos/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { agenda } from './tabelas.ts'

const UM_DIA_HORAS = 24

describe('GET /sac/agendas/atrasadas', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeAgendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeAgendas(teste)
  })
  beforeEach(async () => {
    await teste.negocio().banco.delete(atendimento)
    await teste.negocio().banco.delete(agenda)
  })
  afterAll(() => teste.fechar())

  const listar = async (query: Record<string, unknown> = {}, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(listarAgendasAtrasadas, { token: await teste.tokenDe(tipo), query })
  const ids = async (...pergunta: Parameters<typeof listar>) =>
    (await listar(...pergunta)).corpo.itens.map(({ id }) => id)

  it('AGE-02 as que passaram da hora sem ser feitas, a mais antiga primeiro', async () => {
    const ontem = await cenario.agendar({ horas: -UM_DIA_HORAS })
    const antes = await cenario.agendar({ horas: -3 * UM_DIA_HORAS })
    await cenario.agendar({ horas: 1 })
    await cenario.agendar({ horas: -2, campos: { finalizadaEm: teste.agora() } })
    const cobranca = await cenario.agendar({ horas: -2, campos: { tipo: 'C' } })
    const { status, corpo } = await listar()
    expect([status, corpo.paginator.total]).toEqual([200, 2])
    expect(corpo.itens.map(({ id, situacao }) => [id, situacao.chave])).toEqual([
      [antes.id, 'ATRASADA'],
      [ontem.id, 'ATRASADA'],
    ])
    expect(await ids({ tipo: 'C' })).toEqual([cobranca.id])
    expect((await listar({ take: 1, page: 2 })).corpo.itens[0]?.id).toBe(ontem.id)
  })

  it('PAR-01 até quando se conta para trás é de cada filial', async () => {
    const daPrimeira = await cenario.agendar({ horas: -10 * UM_DIA_HORAS })
    const daOutra = await cenario.agendar({ filial: 1, horas: -10 * UM_DIA_HORAS })
    expect((await ids()).toSorted()).toEqual([daPrimeira.id, daOutra.id].toSorted())
    const { banco } = teste.negocio()
    const chave = comPrefixo('agendaDiasDeAtraso')
    await banco.insert(parametro).values({ filialId: daPrimeira.filialId, chave, valor: '5' })
    await teste.negocio().renovarParametros()
    expect(await ids()).toEqual([daOutra.id])
    await banco.delete(parametro)
    await teste.negocio().renovarParametros()
  })

  it('PER-07 só as próprias, peça as de quem pedir; quem vê as de todos escolhe', async () => {
    const propria = await cenario.agendar({ horas: -1 })
    const doGerente = await cenario.agendar({ colaborador: 'GERENTE', horas: -2 })
    const { colaboradorId: idColab } = doGerente
    expect(await ids({ idColab })).toEqual([propria.id])
    expect(await ids({ idColab }, 'SUPERVISOR')).toEqual([doGerente.id])
    expect(await ids({}, 'SUPERVISOR')).toEqual([doGerente.id, propria.id])
  })

  it('422 com tipo que não existe; AUT-10 401 sem sessão; PER-01 403 para o consumidor final', async () => {
    expect((await listar({ tipo: 'X' })).status).toBe(422)
    expect((await teste.chamar(listarAgendasAtrasadas, {})).status).toBe(401)
    expect((await listar({}, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})
