import { obterVidaDoPedido } from '@balcao/dominio/pedidos/vida-contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDaVida } from '../../../test/cenario-da-vida.ts'
import { permissao } from '../acesso/tabelas.ts'

describe('GET /pedidos/:id/vida', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDaVida>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDaVida(teste)
  })
  afterAll(() => teste.fechar())

  const obter = async (id: number, tipo: TipoDeUsuario) =>
    teste.chamar(obterVidaDoPedido, { token: await teste.tokenDe(tipo), params: { id } })

  it('DOC-03 um pedido novo tem o seu começo, e nada o segura', async () => {
    const { id, incluidoEm } = await cenario.incluir({ campos: { status: 'ANALISE' } })
    const { status, corpo } = await obter(id, 'OPERADOR')
    expect(status).toBe(200)
    expect(corpo).toEqual({
      id,
      versao: 1,
      historico: [
        {
          id: 0,
          quando: incluidoEm.toISOString(),
          quem: expect.any(String),
          tipo: 'STATUS',
          de: null,
          para: { chave: 'ANALISE', label: 'Análise' },
          observacao: null,
        },
      ],
      bloqueios: [],
      integracao: null,
      idTroca: null,
      cancelamento: { impedimento: null },
    })
  })

  it('VEN-01 o bloqueado diz o que o bloqueia e quem libera, como o negócio decidiu', async () => {
    const { id } = await cenario.bloqueado()
    const [bloqueio] = (await obter(id, 'OPERADOR')).corpo.bloqueios
    expect(bloqueio).toMatchObject({
      tipo: 'CREDITO',
      detalhe: 'limite de R$ 10,00 excedido em R$ 2,00',
      liberadoEm: null,
      quemLibera: ['Administrador', 'Gerente'],
      impedimento: 'Você não tem permissão para realizar esta ação.',
    })
    await teste
      .negocio()
      .banco.insert(permissao)
      .values({ tipo: 'SUPERVISOR', acao: 'PEDIDO_LIBERAR_CREDITO', autorizado: true })
    expect((await obter(id, 'OPERADOR')).corpo.bloqueios[0]?.quemLibera).toContain('Supervisor')
  })

  it('PER-01 404 para o pedido de outra pessoa; 401 e 403', async () => {
    const { id } = await cenario.incluir()
    expect((await obter(id, 'REPRESENTANTE')).status).toBe(404)
    expect((await obter(999_999_999, 'OPERADOR')).status).toBe(404)
    expect((await obter(id, 'CONSUMIDOR_FINAL')).status).toBe(403)
    expect((await teste.chamar(obterVidaDoPedido, { params: { id } })).status).toBe(401)
  })
})
