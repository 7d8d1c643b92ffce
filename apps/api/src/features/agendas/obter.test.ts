import { listarMotivosDaAgenda, obterAgenda } from '@balcao/dominio/agendas/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeAgendas } from '../../../test/cenario-de-agendas.ts'
import { opcoesDaLista } from '../opcoes/queries.ts'

describe('GET /sac/agendas/:id', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeAgendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeAgendas(teste)
  })
  afterAll(() => teste.fechar())

  const obter = async (id: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(obterAgenda, { token: await teste.tokenDe(tipo), params: { id } })

  it('AGE-01 a agenda, e por que não se muda a de outro sistema', async () => {
    const { id } = await cenario.agendar({ campos: { origem: 'ERP', idExterno: '9001', tipo: 'C' } })
    const { status, corpo } = await obter(id)
    expect(status).toBe(200)
    expect(corpo).toMatchObject({
      id,
      tipo_label: 'Cobrança',
      agenda_origem: 'ERP',
      id_externo: '9001',
      permiteFinalizar: false,
      semAcao: 'Esta agenda é de outro sistema: finalize ou reagende por lá.',
    })
  })

  it('PER-07 404 para a de outra pessoa, salvo para quem vê as de todos', async () => {
    const { id } = await cenario.agendar({ colaborador: 'GERENTE' })
    expect((await obter(id)).status).toBe(404)
    const { status, corpo } = await obter(id, 'SUPERVISOR')
    expect([status, corpo.permiteFinalizar]).toEqual([200, true])
    const foraDaCarteira = await cenario.agendar({ colaborador: 'REPRESENTANTE' })
    expect((await obter(foraDaCarteira.id, 'REPRESENTANTE')).status).toBe(404)
    expect((await obter(999_999_999, 'ADMIN')).status).toBe(404)
    expect((await obter('abc' as never)).status).toBe(404)
  })

  it('AUT-10 401 sem sessão; PER-01 403 para o consumidor final', async () => {
    expect((await teste.chamar(obterAgenda, { params: { id: 1 } })).status).toBe(401)
    expect((await obter(1, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })

  it('API-08 os motivos para finalizar, na ordem do negócio', async () => {
    const token = await teste.tokenDe('OPERADOR')
    const { status, corpo } = await teste.chamar(listarMotivosDaAgenda, { token })
    expect(status).toBe(200)
    expect(corpo.itens.length).toBeGreaterThan(1)
    expect(corpo.itens).toEqual(await opcoesDaLista(teste.negocio().banco, 'MOTIVO_FINALIZACAO_AGENDA'))
    expect((await teste.chamar(listarMotivosDaAgenda, {})).status).toBe(401)
    const consumidor = await teste.tokenDe('CONSUMIDOR_FINAL')
    expect((await teste.chamar(listarMotivosDaAgenda, { token: consumidor })).status).toBe(403)
  })
})
