import type { ChaveDeParametro } from '@balcao/dominio/parametros'
import type { NegocioDemo } from '../filiais/filiais.ts'

type ParametroDemo = {
  chave: ChaveDeParametro
  /** Position in the list of branches; without it the value is the business's. */
  filial?: number
  valor: string
}

/** Enough to see each level win over the one below it (PAR-01, PAR-02), and the margin in one business (PER-06). */
export const PARAMETROS_DEMO: Record<NegocioDemo, readonly ParametroDemo[]> = {
  aurora: [
    { chave: 'diasClienteSemCompra', valor: '60' },
    { chave: 'diasClienteSemCompra', filial: 4, valor: '45' },
    { chave: 'tamanhoMaximoArquivoMb', valor: '8' },
    { chave: 'exibeMargemLucro', valor: 'S' },
    {
      chave: 'descricaoStatusPedido',
      filial: 1,
      valor: 'SEPARACAO=Em separação no armazém\nTRANSPORTE=Saiu para entrega',
    },
    { chave: 'pedidoMinutosPorEtapa', valor: '2' },
    { chave: 'pedidoCancelaAte', filial: 2, valor: 'SEPARACAO' },
    { chave: 'protocoloDiscagem', filial: 1, valor: 'callto' },
    { chave: 'registraAtendimentoAoSair', filial: 1, valor: 'S' },
    { chave: 'jurosBoletoAoMes', filial: 2, valor: '2' },
    { chave: 'carenciaBoletoDias', filial: 3, valor: '3' },
    { chave: 'diasAtrasoParaVender', filial: 4, valor: '10' },
    { chave: 'fretePercentualEmbutido', valor: '2' },
    { chave: 'freteDiasManuseio', valor: '1' },
    { chave: 'freteMinimoSemCobranca', filial: 2, valor: '5000' },
    { chave: 'cadastraCliente', filial: 2, valor: 'AVANCADO' },
    { chave: 'cadastraCliente', filial: 3, valor: 'SIMPLIFICADO' },
  ],
  boreal: [
    { chave: 'diasClienteSemCompra', filial: 2, valor: '120' },
    { chave: 'tamanhoQuantidadeTicket', valor: '5' },
    { chave: 'descricaoStatusPedido', valor: 'TRANSPORTE=A caminho' },
    { chave: 'descricaoStatusPedido', filial: 1, valor: 'TRANSPORTE=Na rota do dia' },
    { chave: 'protocoloDiscagem', valor: 'callto' },
    { chave: 'protocoloDiscagem', filial: 2, valor: 'sip' },
    { chave: 'registraAtendimentoAoSair', filial: 2, valor: 'S' },
    { chave: 'pedidoMinutosPorEtapa', valor: '5' },
    { chave: 'multaBoleto', filial: 1, valor: '1' },
    { chave: 'vendeAcimaDoLimite', filial: 2, valor: 'S' },
    { chave: 'freteMinimoSemCobranca', valor: '8000' },
    { chave: 'cadastraCliente', valor: 'AVANCADO' },
    { chave: 'permiteCadastroCpfSemIE', valor: 'S' },
  ],
}
