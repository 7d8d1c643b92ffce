import { formatarData, formatarDataHora, horaEm } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import type { OrdenacaoDePedidos, PedidoDaLista } from '@balcao/dominio/pedidos/contratos'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { EtiquetaDoStatus } from '../etiqueta-do-status.tsx'

type OQueMostrar = {
  dinheiro: (valor: number, idFil: number) => string
  /** VEN-01 In 'Meus Pedidos' who took it is always the reader. */
  meus?: boolean
  comFilial: boolean
}

const por = (campo: OrdenacaoDePedidos) => campo

// Some write the letters themselves.
const comSigla = (ordComp: string) => (/^o\.?c/i.test(ordComp) ? ordComp : `OC ${ordComp}`)

/** The number of their own purchase order is what customers ask by. */
const detalheDoCliente = ({ cliente: { fant, razSoc }, ordComp }: PedidoDaLista) =>
  [ordComp && comSigla(ordComp), fant && fant !== razSoc && razSoc].filter(Boolean).join(' · ')

/** VEN-01, DOC-06 What a row shows. */
export function colunasDePedidos({
  dinheiro,
  meus = false,
  comFilial,
}: OQueMostrar): Coluna<PedidoDaLista>[] {
  return [
    {
      id: 'pedido',
      cabecalho: 'Pedido',
      larguraMinima: 140,
      peso: 2,
      ordenavel: por('id'),
      celula: ({ id, filial }) => (
        <DuasLinhas principal={String(id)} detalhe={comFilial ? (filial.desc ?? filial.razSoc) : null} />
      ),
    },
    {
      id: 'status',
      cabecalho: 'Status',
      largura: 192,
      noCartao: 'canto',
      celula: ({ status }) => <EtiquetaDoStatus status={status} />,
    },
    {
      id: 'cliente',
      cabecalho: 'Cliente',
      larguraMinima: 180,
      peso: 5,
      celula: (pedido) => (
        <DuasLinhas
          principal={pedido.cliente.fant || pedido.cliente.razSoc}
          detalhe={detalheDoCliente(pedido)}
        />
      ),
    },
    {
      id: 'inclusao',
      cabecalho: 'Inclusão',
      larguraMinima: 130,
      peso: 2,
      ordenavel: por('dtHorInc'),
      celula: ({ dtHorInc, colaborador }) => (
        <DuasLinhas
          principal={<TempoRelativo data={dtHorInc} semHora />}
          titulo={formatarDataHora(dtHorInc)}
          detalhe={[horaEm(new Date(dtHorInc)), !meus && colaborador.nome].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      id: 'programacao',
      cabecalho: 'Programado',
      largura: 124,
      dispensavel: true,
      ordenavel: por('dtProgr'),
      celula: ({ dtProgr }) => (dtProgr ? formatarData(dtProgr) : '–'),
    },
    {
      id: 'itens',
      cabecalho: 'Itens',
      largura: 72,
      dispensavel: true,
      alinhamento: 'direita',
      noCartao: 'oculto',
      celula: ({ qtdeIt }) => formatarNumero(qtdeIt),
    },
    {
      id: 'total',
      cabecalho: 'Total',
      largura: 136,
      alinhamento: 'direita',
      ordenavel: por('vlTot'),
      celula: ({ vlTot, filial }) => dinheiro(vlTot, filial.id),
    },
  ]
}
