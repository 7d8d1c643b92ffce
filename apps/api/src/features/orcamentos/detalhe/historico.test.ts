import { listarHistoricoDoOrcamento } from '@balcao/dominio/orcamentos/edicao'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeOrcamentos } from '../../../../test/cenario-de-orcamentos.ts'
import { nomeDaConta } from '../../../../test/nome-da-conta.ts'
import { historico } from '../../../platform/banco/tabelas.ts'

describe('GET /orcamentos/:id/historico', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeOrcamentos>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeOrcamentos(teste)
  })
  afterAll(() => teste.fechar())

  const listar = async (id: number, query: object = {}, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(listarHistoricoDoOrcamento, { token: await teste.tokenDe(tipo), params: { id }, query })

  it('VEN-02 o mais novo primeiro, em frases, com quem fez; só do próprio orçamento, por páginas', async () => {
    const { id } = await cenario.incluirOrcamento()
    const outro = await cenario.incluirOrcamento()
    const colaboradorId = await cenario.idDaConta('OPERADOR')
    const quando = teste.agora()
    const entrada = { quando, entidade: 'orcamento', entidadeId: String(id), colaboradorId }
    await teste
      .negocio()
      .banco.insert(historico)
      .values([
        { ...entrada, acao: 'CRIACAO' },
        { ...entrada, acao: 'ALTERACAO', dados: { removidos: ['77'] } },
        { ...entrada, acao: 'ACEITE', dados: { nome: 'Ana' }, colaboradorId: null },
        { ...entrada, acao: 'CRIACAO', entidadeId: String(outro.id) },
        { ...entrada, acao: 'CRIACAO', entidade: 'pedido' },
      ])
    const { status, corpo } = await listar(id)
    expect(status).toBe(200)
    const nome = nomeDaConta('OPERADOR')
    expect(corpo.itens.map(({ quem, texto }) => [quem, texto])).toEqual([
      [null, 'O cliente aceitou pelo link: Ana.'],
      [nome, 'Mudou: item 77 removido.'],
      [nome, 'Começou o orçamento.'],
    ])
    expect(corpo.itens[0]?.quando).toBe(quando.toISOString())
    const segunda = (await listar(id, { page: 2, take: 2 })).corpo
    expect(segunda.itens.map(({ texto }) => texto)).toEqual(['Começou o orçamento.'])
    expect(segunda.paginator).toMatchObject({ total: 3, paginas: 2 })
  })

  it('PER-01 404 para o que não se vê; 401, 403 e 422', async () => {
    const { id } = await cenario.incluirOrcamento()
    expect((await listar(id, {}, 'REPRESENTANTE')).status).toBe(404)
    expect((await listar(999_999_999)).status).toBe(404)
    expect((await teste.chamar(listarHistoricoDoOrcamento, { params: { id } })).status).toBe(401)
    expect((await listar(id, {}, 'CONSUMIDOR_FINAL')).status).toBe(403)
    expect((await listar(id, { take: 101 })).status).toBe(422)
  })
})
