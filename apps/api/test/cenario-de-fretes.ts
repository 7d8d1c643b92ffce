import { type ChaveDeParametro, comPrefixo } from '@balcao/dominio/parametros'
import { and, asc, eq, inArray } from 'drizzle-orm'
import {
  freteCobertura,
  freteFaixa,
  freteRegiao,
  freteTabela,
  freteTrecho,
} from '../src/features/fretes/tabelas.ts'
import { orcamento, orcamentoItem } from '../src/features/orcamentos/nucleo/tabelas.ts'
import { parametro } from '../src/features/parametros/tabelas.ts'
import { produto } from '../src/features/produtos/tabelas.ts'
import { transportadora } from '../src/features/transportadoras/tabelas.ts'
import type { AppDeTeste } from './app-de-teste.ts'
import { cenarioDeOrcamentos } from './cenario-de-orcamentos.ts'

type NovaRegiao = {
  tabela?: Partial<typeof freteTabela.$inferInsert>
  regiao?: Partial<typeof freteRegiao.$inferInsert>
  cobertura?: Partial<typeof freteCobertura.$inferInsert>[]
  faixas?: Omit<typeof freteFaixa.$inferInsert, 'regiaoId'>[]
}

/** The worked example of the trade: 12 boxes of 60 × 40 × 50 cm and 18,5 kg, worth R$ 8.000,00. */
const CAIXAS = { pesoLiquido: '18', pesoBruto: '18.5', altura: '60', largura: '40', comprimento: '50' }
export const TARIFA_DO_EXEMPLO = {
  excedenteKg: '0.85',
  adValorem: '0.3',
  gris: '0.3',
  pedagio: '6.50',
  tas: '4.50',
  tde: '35.00',
}

/** Freight tables and quotes to carry, in the database of a test, without those of the demo. */
export function cenarioDeFretes(app: AppDeTeste) {
  const { banco } = app.negocio()
  const orcamentos = cenarioDeOrcamentos(app)

  return {
    ...orcamentos,

    async apagarTabelas() {
      for (const tabela of [freteTrecho, freteCobertura, freteFaixa, freteRegiao, freteTabela])
        await banco.delete(tabela)
    },

    async parametrizar(chave: ChaveDeParametro, filialId: number, valor: string) {
      const onde = and(eq(parametro.chave, comPrefixo(chave)), eq(parametro.filialId, filialId))
      await banco.delete(parametro).where(onde)
      await banco.insert(parametro).values({ chave: comPrefixo(chave), filialId, valor })
      await app.negocio().renovarParametros()
    },

    async transportadoras(quantas: number) {
      return banco.select().from(transportadora).orderBy(asc(transportadora.id)).limit(quantas)
    },

    /** One table of one region; over all of São Paulo, from everywhere, unless told otherwise. */
    async criarRegiao(nova: NovaRegiao = {}) {
      const [tabela] = await banco
        .insert(freteTabela)
        .values({
          transportadoraId: 1,
          nome: 'Tabela de teste',
          modo: 'RODOVIARIO',
          tipo: 'FRACIONADO',
          vigenciaInicio: '2020-01-01',
          ...nova.tabela,
        })
        .returning()
      const [regiao] = await banco
        .insert(freteRegiao)
        .values({
          tabelaId: tabela?.id ?? 0,
          nome: 'Região',
          prazo: 3,
          diasEntrega: 'N,S,S,S,S,S,N',
          excedenteKg: '1',
          ...nova.regiao,
        })
        .returning()
      const regiaoId = regiao?.id ?? 0
      const lugares = nova.cobertura ?? [{ uf: 'SP' }]
      if (lugares.length > 0)
        await banco.insert(freteCobertura).values(lugares.map((lugar) => ({ uf: 'SP', ...lugar, regiaoId })))
      if (nova.faixas)
        await banco.insert(freteFaixa).values(nova.faixas.map((faixa) => ({ ...faixa, regiaoId })))
      return { id: regiaoId, tabelaId: tabela?.id ?? 0 }
    },

    async seguir(regiaoId: number, regiaoDoTrechoId: number, origem = 'Goiânia/GO') {
      await banco.insert(freteTrecho).values({ regiaoId, regiaoDoTrechoId, ordem: 1, origem })
    },

    /** A quote of the worked example, to be delivered in Campinas. */
    async orcarCaixas(novo: Parameters<typeof orcamentos.incluirOrcamento>[0] = {}) {
      const gravado = await orcamentos.incluirOrcamento({
        ...novo,
        campos: { valorTotal: '8000.00', ...novo.campos },
      })
      const mercadoria = Number(gravado.valorTotal) - Number(gravado.valorFrete)
      const linhas = await banco
        .update(orcamentoItem)
        .set({ quantidade: '12', valorUnitario: (mercadoria / (12 * gravado.quantidadeItens)).toFixed(10) })
        .where(eq(orcamentoItem.orcamentoId, gravado.id))
        .returning({ produtoId: orcamentoItem.produtoId })
      await banco
        .update(produto)
        .set(CAIXAS)
        .where(
          inArray(
            produto.id,
            linhas.map(({ produtoId }) => produtoId),
          ),
        )
      return gravado
    },

    async mudarOrcamento(id: number, campos: Partial<typeof orcamento.$inferInsert>) {
      await banco.update(orcamento).set(campos).where(eq(orcamento.id, id))
    },
  }
}
