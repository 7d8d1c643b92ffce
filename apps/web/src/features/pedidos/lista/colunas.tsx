import { formatarData, formatarDataHora, horaEm } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { nomeCurto } from '@balcao/dominio/formatos/nomes'
import type { OrdenacaoDePedidos, PedidoDaLista } from '@balcao/dominio/pedidos/contratos'
import { ClienteDoDocumento } from '../../../documentos/cliente-do-documento.tsx'
import { EtiquetaDoStatus } from '../../../documentos/etiqueta-do-status.tsx'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'

type OQueMostrar = {
  dinheiro: (valor: number, idFil: number) => string
  /** VEN-01 In 'Meus Pedidos' who took it is always the reader. */
  meus?: boolean
  /** CLI-01 Of one customer, of whom only the number of their own purchase order tells something. */
  doCliente?: boolean
  comFilial: boolean
}

const por = (campo: OrdenacaoDePedidos) => campo

const CLIENTE: Coluna<PedidoDaLista> = {
  id: 'cliente',
  cabecalho: 'Cliente',
  larguraMinima: 180,
  peso: 5,
  noCartao: 1,
  celulaDoCartao: ({ cliente: { fant, razSoc } }) => fant || razSoc,
  celula: (pedido) => <ClienteDoDocumento {...pedido} />,
}

const ORDEM_DE_COMPRA: Coluna<PedidoDaLista> = {
  id: 'ordComp',
  cabecalho: 'Ordem de compra',
  larguraMinima: 120,
  peso: 2,
  dispensavel: 3,
  celula: ({ ordComp }) => ordComp ?? '–',
}

/** VEN-01, DOC-06 What a row shows. */
export function colunasDePedidos({
  dinheiro,
  meus = false,
  doCliente = false,
  comFilial,
}: OQueMostrar): Coluna<PedidoDaLista>[] {
  return [
    {
      id: 'pedido',
      cabecalho: 'Pedido',
      larguraMinima: 126,
      peso: 1,
      ordenavel: por('id'),
      celulaDoCartao: ({ id }) => String(id),
      celula: ({ id, filial }) => (
        <DuasLinhas principal={String(id)} detalhe={comFilial ? (filial.desc ?? filial.razSoc) : null} />
      ),
    },
    {
      id: 'status',
      cabecalho: 'Status',
      // The longest of them goes on in a second line.
      largura: 150,
      noCartao: 'canto',
      celula: ({ status }) => <EtiquetaDoStatus status={status} />,
    },
    doCliente ? ORDEM_DE_COMPRA : CLIENTE,
    {
      id: 'inclusao',
      cabecalho: 'Inclusão',
      larguraMinima: 160,
      peso: 1,
      noCartao: 2,
      celulaDoCartao: ({ dtHorInc }) => <TempoRelativo data={dtHorInc} />,
      ordenavel: por('dtHorInc'),
      celula: ({ dtHorInc, colaborador }) => (
        <DuasLinhas
          inteiro
          principal={<TempoRelativo data={dtHorInc} semHora />}
          titulo={formatarDataHora(dtHorInc)}
          detalhe={[horaEm(new Date(dtHorInc)), !meus && nomeCurto(colaborador.nome)]
            .filter(Boolean)
            .join(' · ')}
        />
      ),
    },
    {
      id: 'programacao',
      cabecalho: 'Programado',
      largura: 124,
      dispensavel: 1,
      noCartao: 'oculto',
      ordenavel: por('dtProgr'),
      celula: ({ dtProgr }) => (dtProgr ? formatarData(dtProgr) : '–'),
    },
    {
      id: 'itens',
      cabecalho: 'Itens',
      largura: 64,
      dispensavel: 2,
      alinhamento: 'direita',
      noCartao: 'oculto',
      celula: ({ qtdeIt }) => formatarNumero(qtdeIt),
    },
    {
      id: 'total',
      cabecalho: 'Total',
      largura: 132,
      noCartao: 2,
      alinhamento: 'direita',
      ordenavel: por('vlTot'),
      celula: ({ vlTot, filial }) => dinheiro(vlTot, filial.id),
    },
  ]
}
