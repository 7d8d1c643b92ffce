import { pesquisarProdutosDoOrcamento, produtosPorCodigo } from '@balcao/dominio/orcamentos/edicao'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeVendas } from '../../../../test/cenario-de-vendas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { estoque, produto, produtoSubstituto } from '../../produtos/tabelas.ts'

describe('o que fazer quando não há', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeVendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeVendas(teste)
  })
  afterAll(() => teste.fechar())

  const banco = () => teste.negocio().banco
  /** None here, 40 of it elsewhere of which 15 are held, and three others in its place: one sold, one gone, one out of line. */
  async function comFalta() {
    const aberto = await cenario.comecar()
    const { tabelaId, filialId } = aberto
    const falta = await cenario.criarProduto(tabelaId, filialId, { estoque: 0 })
    const noLugar = await cenario.criarProduto(tabelaId, filialId, { estoque: 7 })
    const semEstoque = await cenario.criarProduto(tabelaId, filialId, { estoque: 0 })
    const foraDeLinha = await cenario.criarProduto(tabelaId, filialId, { estoque: 7, ativo: false })
    const [outra] = await banco()
      .select()
      .from(filial)
      .where(and(ne(filial.id, filialId), eq(filial.ativa, true)))
    if (!outra) throw new Error('há uma filial só')
    await banco().insert(estoque).values({
      filialId: outra.id,
      produtoId: falta.id,
      quantidade: '40',
      minimo: '5',
      bloqueado: '5',
      reservado: '10',
    })
    await banco()
      .insert(produtoSubstituto)
      .values(
        [semEstoque, foraDeLinha, noLugar].map(({ id }, i) => ({
          produtoId: falta.id,
          substitutoId: id,
          ordem: i + 1,
        })),
      )
    const alternativas = {
      filiais: [{ nome: outra.nome, qtEst: 25 }],
      substitutos: [
        {
          idExibicao: noLugar.codigo,
          descricaocompleta: noLugar.descricaoCompleta,
          und: 'UN',
          qtEst: 7,
        },
      ],
    }
    return { ...aberto, falta, noLugar, alternativas }
  }
  const procurar = async (id: number, q: string): Promise<ProdutoNoEditor[]> =>
    (
      await teste.chamar(pesquisarProdutosDoOrcamento, {
        token: await teste.tokenDe('OPERADOR'),
        params: { id },
        query: { q },
      })
    ).corpo.itens

  it('VEN-02 sem estoque, a busca, o código e a grade dizem quem tem e o que vai no lugar', async () => {
    const { id, falta, alternativas } = await comFalta()
    expect((await procurar(id, falta.codigo))[0]?.alternativas).toEqual(alternativas)
    const { corpo } = await teste.chamar(produtosPorCodigo, {
      token: await teste.tokenDe('OPERADOR'),
      params: { id },
      corpo: { codigos: [falta.codigo] },
    })
    expect(corpo.encontrados[0]?.produto.alternativas).toEqual(alternativas)
    await cenario.alterar(id, { versao: 1, itens: [cenario.linha(falta)] })
    expect((await cenario.ler(id)).corpo.produtos[0]?.alternativas).toEqual(alternativas)
  })

  it('VEN-02 do que há não se diz nada, nem se pergunta', async () => {
    const { id, noLugar } = await comFalta()
    expect((await procurar(id, noLugar.codigo))[0]).not.toHaveProperty('alternativas')
  })

  it('VEN-02 uma filial fechada não tem nada a oferecer', async () => {
    const { id, falta, alternativas } = await comFalta()
    const [{ nome } = { nome: '' }] = alternativas.filiais
    await banco().update(filial).set({ ativa: false }).where(eq(filial.nome, nome))
    expect((await procurar(id, falta.codigo))[0]?.alternativas?.filiais).toEqual([])
    await banco().update(filial).set({ ativa: true }).where(eq(filial.nome, nome))
  })

  it('VEN-02 na demonstração, outra marca da mesma coisa vai no lugar', async () => {
    const { length } = await banco()
      .select({ id: produto.id })
      .from(produtoSubstituto)
      .innerJoin(produto, eq(produto.id, produtoSubstituto.produtoId))
      .limit(5)
    expect(length).toBe(5)
  })
})
