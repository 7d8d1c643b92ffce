import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { orcamento, orcamentoItem } from '../src/features/orcamentos/nucleo/tabelas.ts'
import { cenarioDePedidos, type NovoDocumento } from './cenario-de-pedidos.ts'
import type { Lugar } from './cenario-de-tickets.ts'

const VALIDADE_DIAS = 7

/** A freight that nobody calculated reaches the customer once somebody let it be. */
export const FRETE_APROVADO = {
  tipo: 'FRETE',
  chave: null,
  medida: 100,
  valor: 1_000_000,
  por: 1,
  nome: 'Carla Dias',
  em: '2026-01-01T12:00:00.000Z',
  motivo: 'Combinado com a transportadora',
} as const

/** Quotes in the database of a test, priced by the rule, good for a week. */
export function cenarioDeOrcamentos(app: Lugar) {
  const { banco } = app.negocio()
  const { incluir: incluirPedido, ...dePedidos } = cenarioDePedidos(app)

  return {
    ...dePedidos,
    incluirPedido,

    async incluirOrcamento(
      novo: NovoDocumento<typeof orcamento.$inferInsert> = {},
    ): Promise<typeof orcamento.$inferSelect> {
      const { documento, linhas } = await dePedidos.montarDocumento(novo)
      const [gravado] = await banco
        .insert(orcamento)
        .values({
          ...documento,
          status: 'ORCAMENTO',
          movimentadoEm: app.agora(),
          dataValidade: somarDias(hojeEm(app.agora()), VALIDADE_DIAS),
          ...novo.campos,
        })
        .returning()
      if (!gravado) throw new Error('o orçamento não foi gravado')
      if (linhas.length > 0)
        await banco
          .insert(orcamentoItem)
          .values(linhas.map((linha) => ({ ...linha, orcamentoId: gravado.id })))
      return gravado
    },
  }
}
