import { randomUUID } from 'node:crypto'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import {
  alterarOrcamento,
  criarOrcamento,
  type LinhaDigitada,
  obterEdicao,
} from '@balcao/dominio/orcamentos/edicao'
import { COMBINA_COM } from '@balcao/dominio/precos/ordem'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq } from 'drizzle-orm'
import { cliente } from '../src/features/clientes/tabelas.ts'
import { campanha, cupom, descontoErp, regraFiscal } from '../src/features/precos/tabelas.ts'
import { estoque, preco, produto, produtoEmbalagem } from '../src/features/produtos/tabelas.ts'
import type { AppDeTeste } from './app-de-teste.ts'
import { cenarioDeOrcamentos } from './cenario-de-orcamentos.ts'

type NovaCampanha = typeof campanha.$inferInsert

type NovoProduto = {
  valor?: string | null
  estoque?: number
  custo?: string | null
  ncm?: string
  fator?: number
  multiplo?: string
  minimo?: string
  ativo?: boolean
}

/** Quotes being written in a test: products of its own, whose price, stock and taxes the test knows. */
export function cenarioDeVendas(app: AppDeTeste) {
  const { banco } = app.negocio()
  const deOrcamentos = cenarioDeOrcamentos(app)
  const hoje = () => hojeEm(app.agora())
  let quantos = 0

  async function criarProduto(tabelaPrecoId: number, filialId: number, novo: NovoProduto = {}) {
    const codigo = `T${++quantos}${randomUUID().slice(0, 8)}`
    const [gravado] = await banco
      .insert(produto)
      .values({
        codigo,
        descricao: 'Produto de teste',
        descricaoCompleta: `Produto de teste ${codigo}`,
        marca: `Marca ${codigo}`,
        categoria: `Categoria ${codigo}`,
        unidade: 'UN',
        codigoBarras: `789${codigo}`,
        ncm: novo.ncm ?? '99999999',
        pesoLiquido: '1',
        pesoBruto: '1.1',
        altura: '10',
        largura: '10',
        comprimento: '10',
        imagemId: `img${codigo}`,
        ativo: novo.ativo ?? true,
      })
      .returning()
    if (!gravado) throw new Error('o produto não foi gravado')
    const { multiplo = '1', minimo = '1', valor = '10' } = novo
    const [embalagem] = await banco
      .insert(produtoEmbalagem)
      .values({
        produtoId: gravado.id,
        unidade: 'UN',
        fatorConversao: String(novo.fator ?? 1),
        multiplo,
        minimo,
      })
      .returning()
    if (valor !== null) await banco.insert(preco).values({ tabelaPrecoId, produtoId: gravado.id, valor })
    await banco.insert(estoque).values({
      filialId,
      produtoId: gravado.id,
      quantidade: String(novo.estoque ?? 1000),
      minimo: '5',
      custo: novo.custo === undefined ? '6' : novo.custo,
    })
    return { ...gravado, idEmb: embalagem?.id ?? 0 }
  }

  const criar = async (idCli: number, tipo: TipoDeUsuario = 'OPERADOR', idFil?: number) =>
    app.chamar(criarOrcamento, { token: await app.tokenDe(tipo), corpo: { idCli, ...(idFil && { idFil }) } })
  const ler = async (id: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    app.chamar(obterEdicao, { token: await app.tokenDe(tipo), params: { id } })
  const alterar = async (id: number, corpo: object, tipo: TipoDeUsuario = 'OPERADOR') =>
    app.chamar(alterarOrcamento, { token: await app.tokenDe(tipo), params: { id }, corpo })

  return {
    ...deOrcamentos,
    hoje,
    criar,
    ler,
    alterar,
    criarProduto,
    linha: (
      { id, idEmb }: { id: number; idEmb: number },
      campos: Partial<LinhaDigitada> = {},
    ): LinhaDigitada => ({
      chave: randomUUID(),
      idProd: id,
      idEmb,
      qtde: 1,
      desconto: null,
      precoDigitado: null,
      bonificado: false,
      ...campos,
    }),

    /** A customer without surprises (no discount of the ERP, buys to sell again, within the state), and an empty quote for them. */
    async comecar(campos: Partial<typeof cliente.$inferInsert> = {}) {
      const filialId = await deOrcamentos.filialDoOperador(0)
      const clienteId = await deOrcamentos.clienteDaFilial(filialId, true)
      const { tabela } = await deOrcamentos.escolhas()
      await banco.delete(descontoErp).where(eq(descontoErp.clienteId, clienteId))
      await banco
        .update(cliente)
        .set({
          uf: 'SP',
          inscricaoEstadual: '110042490114',
          tabelaPrecoId: tabela.id,
          motivoBloqueio: null,
          ...campos,
        })
        .where(eq(cliente.id, clienteId))
      const { corpo } = await criar(clienteId, 'OPERADOR', filialId)
      return { id: corpo.id, clienteId, filialId, tabelaId: tabela.id }
    },

    promover: async ({ beneficio, ...campos }: Partial<NovaCampanha> & Pick<NovaCampanha, 'beneficio'>) =>
      banco
        .insert(campanha)
        .values({
          nome: 'Promoção de teste',
          inicio: hoje(),
          fim: hoje(),
          // What a gift goes along with is another test's: here all that is bought counts.
          ...(beneficio.tipo === 'BRINDE' && { combinaCom: [...COMBINA_COM.CAMPANHA] }),
          beneficio,
          ...campos,
        })
        .returning(),
    tributar: (campos: Partial<typeof regraFiscal.$inferInsert> & { ncm: string }) =>
      banco.insert(regraFiscal).values({ nome: 'Regra de teste', icms: '18', icmsInterno: '18', ...campos }),
    darCupom: (campos: Partial<typeof cupom.$inferInsert> & { codigo: string }) =>
      banco.insert(cupom).values({
        descricao: 'Cupom de teste',
        inicio: somarDias(hoje(), -1),
        fim: somarDias(hoje(), 1),
        ...(campos.valor ? {} : { percentual: '10' }),
        ...campos,
      }),
    mudarPreco: (produtoId: number, tabelaPrecoId: number, valor: string) =>
      banco
        .update(preco)
        .set({ valor })
        .where(and(eq(preco.produtoId, produtoId), eq(preco.tabelaPrecoId, tabelaPrecoId))),
  }
}
