import { obterAprovacao } from '@balcao/dominio/aprovacoes/contratos'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeTrocas } from '../../../test/cenario-de-trocas.ts'
import { orcamento } from '../orcamentos/nucleo/tabelas.ts'
import { estoque, preco } from '../produtos/tabelas.ts'

describe('GES-04 o valor que se aprovou de uma troca', () => {
  let teste: AppDeTeste
  let trocas: ReturnType<typeof cenarioDeTrocas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    trocas = cenarioDeTrocas(teste)
  })
  afterAll(() => teste.fechar())
  const banco = () => teste.negocio().banco

  /** What goes in the place of what came back, in another quantity. */
  async function ajustar(idOrcamento: number | null, qtde: number) {
    const { versao, itens } = (await trocas.vendas.ler(idOrcamento ?? 0)).corpo
    const outros = itens.map(({ chave, idProd, idEmb }) => ({
      ...{ chave, idProd, idEmb, qtde },
      ...{ desconto: null, precoDigitado: null, bonificado: false },
    }))
    const ajustado = await trocas.vendas.alterar(idOrcamento ?? 0, { versao, itens: outros })
    expect(ajustado.status).toBe(200)
  }
  /** The table asks more, and the quote no longer holds what it asked. */
  async function encarecer(idOrcamento: number | null, produtoId = 0) {
    await banco().update(preco).set({ valor: '12' }).where(eq(preco.produtoId, produtoId))
    const vencido = { dataValidade: '2020-01-01' }
    await banco()
      .update(orcamento)
      .set(vencido)
      .where(eq(orcamento.id, idOrcamento ?? 0))
  }

  it('GES-04 o pedido é o que foi aprovado, no centavo: outro preço pede outra aprovação', async () => {
    const { idTroca, idAprovacao, produtos, idOrcamento } = await trocas.pedida()
    const doProduto = eq(estoque.produtoId, produtos[0]?.id ?? 0)
    await banco().update(estoque).set({ quantidade: '0' }).where(doProduto)
    await trocas.decidir(idAprovacao)
    await banco().update(estoque).set({ quantidade: '50' }).where(doProduto)
    await encarecer(idOrcamento, produtos[0]?.id)
    const caro = await trocas.gerarPedido(idTroca)
    expect([caro.status, caro.erro.codigo]).toEqual([409, 'TROCA_MUDOU'])
    expect(caro.erro.message).toContain('foi aprovado por')
  })

  it('GES-03 GES-04 "aprovo até R$ 36,00": quem pediu vê, ajusta o que vai, e o pedido sai sem outra aprovação', async () => {
    const { idTroca, idAprovacao, idOrcamento, produtos } = await trocas.pedida()
    const { corpo: antes } = await trocas.ler(idTroca)
    const vista = await teste.chamar(obterAprovacao, {
      token: await teste.tokenDe('GERENTE'),
      params: { idAprovacao },
    })
    expect(vista.corpo.tetos).toEqual([{ chave: 'GERAL', pedido: antes.vlNovo }])
    const ate = (quanto: number) => trocas.decidir(idAprovacao, { tetos: [{ chave: 'GERAL', ate: quanto }] })
    const alem = await ate(antes.vlNovo + 0.01)
    expect([alem.status, Object.keys(alem.erro.campos ?? {})]).toEqual([422, ['tetos.0.ate']])
    const umaUnidade = antes.vlNovo / 5
    const teto = Number((umaUnidade * 3).toFixed(2))
    expect((await ate(teto)).corpo.message).toBe('Aprovado com outra proposta.')
    const { corpo } = await trocas.ler(idTroca)
    expect(corpo).toMatchObject({ situacao: 'AUTORIZADA', ateOnde: teto, idPedido: null })
    expect(corpo.impedimentos).toMatchObject({
      pedir: null,
      alterar: null,
      pedido: expect.stringContaining('passa'),
    })
    expect(corpo.historico.at(-1)?.texto).toContain('Aprovou: até R$')
    const cedo = await trocas.gerarPedido(idTroca)
    expect([cedo.status, cedo.erro.codigo]).toEqual([409, 'TROCA_ACIMA_DO_APROVADO'])
    await ajustar(idOrcamento, 4)
    expect((await trocas.gerarPedido(idTroca)).erro.codigo).toBe('TROCA_ACIMA_DO_APROVADO')
    await ajustar(idOrcamento, 3)
    expect((await trocas.ler(idTroca)).corpo.impedimentos).toMatchObject({
      pedido: null,
      pedir: expect.any(String),
    })
    expect((await trocas.gerarPedido(idTroca)).status).toBe(200)
    expect((await trocas.ler(idTroca)).corpo).toMatchObject({
      situacao: 'ANDAMENTO',
      reposicao: [{ codigo: produtos[0]?.codigo, qtde: 3 }],
    })
  })

  it('GES-03 GES-04 acima do aprovado pede-se de novo, e o que se tinha oferecido acaba; um crédito não tem até onde', async () => {
    const { idTroca, idAprovacao } = await trocas.pedida()
    await trocas.decidir(idAprovacao, { tetos: [{ chave: 'GERAL', ate: 1 }] })
    expect((await trocas.pedir(idTroca)).status).toBe(200)
    expect((await trocas.ler(idTroca)).corpo).toMatchObject({ situacao: 'PENDENTE', ateOnde: null })
    const credito = await trocas.pedida({ destino: 'CREDITO' })
    const recusado = await trocas.decidir(credito.idAprovacao, { tetos: [{ chave: 'GERAL', ate: 1 }] })
    expect([recusado.status, Object.keys(recusado.erro.campos ?? {})]).toEqual([422, ['tetos.0.ate']])
  })

  it('GES-03 GES-04 aprovado até um valor, o preço que subiu depois do ajuste não passa dele', async () => {
    const { idTroca, idAprovacao, idOrcamento, produtos } = await trocas.pedida()
    const { vlNovo } = (await trocas.ler(idTroca)).corpo
    const ate = Number(((vlNovo / 5) * 3).toFixed(2)) + 0.01
    expect((await trocas.decidir(idAprovacao, { tetos: [{ chave: 'GERAL', ate }] })).status).toBe(200)
    await ajustar(idOrcamento, 3)
    await encarecer(idOrcamento, produtos[0]?.id)
    const caro = await trocas.gerarPedido(idTroca)
    expect([caro.status, caro.erro.codigo]).toEqual([409, 'TROCA_MUDOU'])
    expect(caro.erro.message).toContain('foi aprovado até')
  })
})
