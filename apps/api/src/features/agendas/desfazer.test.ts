import { desfazerReagendamento, reagendarAgenda } from '@balcao/dominio/agendas/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeAgendas } from '../../../test/cenario-de-agendas.ts'
import { historico } from '../../platform/banco/tabelas.ts'

describe('POST /sac/agendas/:id/desfazer-reagendamento', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeAgendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeAgendas(teste)
  })
  afterAll(() => teste.fechar())

  const mover = async (id: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(reagendarAgenda, {
      token: await teste.tokenDe(tipo),
      params: { id },
      corpo: { data_agendada: new Date(teste.agora().getTime() + 86_400_000).toISOString() },
    })
  const desfazer = async (id: number, corpo: object = { versao: 2 }, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(desfazerReagendamento, { token: await teste.tokenDe(tipo), params: { id }, corpo })

  it('AGE-01 devolve a data de antes, mesmo a que já passou; e fica no histórico', async () => {
    const atrasada = await cenario.agendar({ horas: -5 })
    await mover(atrasada.id)
    const { status, corpo } = await desfazer(atrasada.id)
    expect(status).toBe(200)
    expect(corpo).toMatchObject({
      data_agendada: atrasada.agendadaPara.toISOString(),
      situacao: { chave: 'ATRASADA' },
      versao: 3,
    })
    const [ultima] = await teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(and(eq(historico.entidade, 'agenda'), eq(historico.entidadeId, String(atrasada.id))))
      .orderBy(desc(historico.id))
      .limit(1)
    expect(ultima?.acao).toBe('DESFAZIMENTO')
    const outraVez = await desfazer(atrasada.id, { versao: 3 })
    expect([outraVez.status, outraVez.erro.codigo]).toEqual([409, 'AGENDA_NAO_DESFAZ'])
  })

  it('409 para o que outra pessoa moveu, o que nunca foi movido e o que foi há muito', async () => {
    const { id } = await cenario.agendar()
    expect((await desfazer(id, { versao: 1 })).erro.codigo).toBe('AGENDA_NAO_DESFAZ')
    await mover(id, 'SUPERVISOR')
    expect((await desfazer(id)).erro.codigo).toBe('AGENDA_NAO_DESFAZ')
    const outra = await cenario.agendar()
    await mover(outra.id)
    teste.adiantar(11 * 60_000)
    expect((await desfazer(outra.id)).erro.codigo).toBe('AGENDA_NAO_DESFAZ')
  })

  it('TIC-13 409 para quem viu outra versão', async () => {
    const { id } = await cenario.agendar()
    await mover(id)
    const { status, erro } = await desfazer(id, { versao: 1 })
    expect([status, erro.codigo]).toEqual([409, 'ALTERADO_POR_OUTRA_PESSOA'])
  })

  it('422 sem versão; PER-07 404 para a de outra pessoa; AUT-10 401; PER-01 403', async () => {
    const { id } = await cenario.agendar({ colaborador: 'GERENTE' })
    expect((await desfazer(id, {})).status).toBe(422)
    expect((await desfazer(id)).status).toBe(404)
    expect((await teste.chamar(desfazerReagendamento, { params: { id }, corpo: {} })).status).toBe(401)
    expect((await desfazer(id, { versao: 1 }, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })
})
