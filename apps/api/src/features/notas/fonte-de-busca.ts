import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarDinheiro } from '@balcao/dominio/formatos/dinheiro'
import type { FonteDeBusca } from '../../fonte-de-busca.ts'
import { notasPeloTermo } from './queries-busca.ts'

/** Invoices by number or access key, with their customer. */
export const fonteDeNotas: FonteDeBusca = {
  acao: 'CLIENTE_NOTAS',
  async buscar(banco, sessao, q, take, negocio) {
    const notas = await notasPeloTermo(banco, sessao, q, take + 1)
    return {
      itens: notas.slice(0, take).map(({ id, numero, serie, dataSaida, valorTotal, fantasia, filialId }) => ({
        id,
        titulo: `NF ${numero} · ${fantasia}`,
        detalhe: [
          `Série ${serie}`,
          formatarData(dataSaida),
          formatarDinheiro(valorTotal, negocio.parametros(filialId).casasDecimaisDinheiro),
        ].join(' · '),
      })),
      temMais: notas.length > take,
      // An invoice is only found by its whole number or key.
      exato: notas.length > 0,
    }
  },
}
