import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { nomeCurto } from '@balcao/dominio/formatos/nomes'
import type { OrcamentoDaLista, OrdenacaoDeOrcamentos } from '@balcao/dominio/orcamentos/contratos'
import { ClienteDoDocumento } from '../../documentos/cliente-do-documento.tsx'
import { EtiquetaDoStatus } from '../../documentos/etiqueta-do-status.tsx'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'
import { TempoRelativo } from '../../ui/retorno/tempo-relativo.tsx'

const por = (campo: OrdenacaoDeOrcamentos) => campo

type OQueMostrar = {
  dinheiro: (valor: number, idFil: number) => string
  /** CLI-01 Of one customer, whose name goes without saying. */
  doCliente?: boolean
  comFilial: boolean
}

const CLIENTE: Coluna<OrcamentoDaLista> = {
  id: 'cliente',
  cabecalho: 'Cliente',
  larguraMinima: 180,
  peso: 5,
  noCartao: 1,
  celulaDoCartao: ({ cliente: { fant, razSoc } }) => fant || razSoc,
  celula: (orcamento) => <ClienteDoDocumento {...orcamento} />,
}

/** CLI-01, VEN-01, DOC-06 What a row shows. */
export const colunasDeOrcamentos = ({
  dinheiro,
  doCliente = false,
  comFilial,
}: OQueMostrar): Coluna<OrcamentoDaLista>[] => [
  {
    id: 'orcamento',
    cabecalho: 'Orçamento',
    larguraMinima: 116,
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
    largura: 132,
    noCartao: 'canto',
    celula: ({ status, idPedido }) => (
      <DuasLinhas
        principal={<EtiquetaDoStatus status={status} />}
        detalhe={idPedido !== null && `Pedido ${idPedido}`}
      />
    ),
  },
  ...(doCliente ? [] : [CLIENTE]),
  {
    id: 'inclusao',
    cabecalho: 'Inclusão',
    larguraMinima: 140,
    peso: 1,
    noCartao: 2,
    ordenavel: por('dtHorInc'),
    celulaDoCartao: ({ dtHorInc }) => <TempoRelativo data={dtHorInc} />,
    celula: ({ dtHorInc, colaborador }) => (
      <DuasLinhas
        principal={<TempoRelativo data={dtHorInc} semHora />}
        detalhe={nomeCurto(colaborador.nome)}
      />
    ),
  },
  {
    id: 'validade',
    cabecalho: 'Validade',
    largura: 104,
    ordenavel: por('dtVal'),
    ...(doCliente ? {} : { noCartao: 'oculto' as const }),
    celula: ({ dtVal }) => formatarData(dtVal),
  },
  {
    id: 'itens',
    cabecalho: 'Itens',
    largura: 64,
    alinhamento: 'direita',
    dispensavel: 1,
    noCartao: 'oculto',
    celula: ({ qtdeIt }) => formatarNumero(qtdeIt),
  },
  {
    id: 'total',
    cabecalho: 'Total',
    largura: 124,
    alinhamento: 'direita',
    noCartao: 2,
    ordenavel: por('vlTot'),
    celula: ({ vlTot, filial }) => dinheiro(vlTot, filial.id),
  },
]
