import { ehONumero } from '@balcao/dominio/busca/exatos-primeiro'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarDinheiro } from '@balcao/dominio/formatos/dinheiro'
import type { FonteDeBusca } from '../../../fonte-de-busca.ts'
import { orcamentosPeloTermo } from '../nucleo/queries-lista.ts'

/** Quotes by number, purchase order of the customer, or whose they are. */
export const fonteDeOrcamentos: FonteDeBusca = {
  acao: 'ORCAMENTO_VER',
  async buscar(banco, sessao, q, take, negocio, pedirClientes) {
    const orcamentos = await orcamentosPeloTermo(banco, sessao, q, take + 1, pedirClientes)
    return {
      itens: orcamentos.slice(0, take).map(({ id, cliente, filial, ...linha }) => ({
        id,
        titulo: `Orçamento ${id} · ${cliente.fant}`,
        detalhe: [
          formatarData(linha.incluidoEm.toISOString()),
          formatarDinheiro(linha.valorTotal, negocio.parametros(filial.id).casasDecimaisDinheiro),
          `Válido até ${formatarData(linha.dataValidade)}`,
        ].join(' · '),
      })),
      temMais: orcamentos.length > take,
      exato: orcamentos.some(({ id }) => ehONumero(q, id)),
    }
  },
}
