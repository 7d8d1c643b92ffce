import type { RespostaDe } from '@balcao/dominio/contrato'
import type { OrcamentoDaLista } from '@balcao/dominio/orcamentos/campos'
import type { obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import { pedidoInteiro } from './pedido.ts'

type Orcamento = RespostaDe<typeof obterOrcamento>

export const EM_ANALISE = { chave: 'ORCAMENTO', label: 'Em análise' }

export const orcamentoDe = (id: number, outras: Partial<OrcamentoDaLista> = {}): OrcamentoDaLista => ({
  id,
  cliente: { id: 42, razSoc: 'Pães São João Ltda', fant: 'Padaria São João' },
  filial: { id: 1, razSoc: 'Aurora Distribuidora Ltda', desc: 'Matriz São Paulo' },
  colaborador: { nome: 'Bruno Castro' },
  status: EM_ANALISE,
  dtHorInc: '2026-11-10T12:00:00Z',
  dtVal: '2026-11-25',
  ordComp: null,
  qtdeIt: 3,
  vlTot: 980.5,
  idPedido: null,
  envio: { situacao: 'NAO_ENVIADO', em: null },
  versao: 1,
  ...outras,
})

export function orcamentoInteiro(outras: Partial<Orcamento> = {}): Orcamento {
  const { notas: _notas, dtProgr: _dtProgr, ...comum } = pedidoInteiro()
  return {
    ...comum,
    id: 77,
    isPedido: false,
    status: EM_ANALISE,
    st: 'ORCAMENTO',
    dtVal: '2999-11-25',
    grupo: null,
    emitente: { desc: 'Bruno Castro' },
    linkPagamentoStatus: null,
    linkPagamento: null,
    idPedido: null,
    motivoPerda: null,
    sujeitoAAprovacao: false,
    aceite: null,
    envio: { situacao: 'NAO_ENVIADO', em: null },
    motivoRecusa: null,
    versao: 1,
    ...outras,
  }
}
