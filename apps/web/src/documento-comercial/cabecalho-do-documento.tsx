import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import type { DocumentoComercial } from '@balcao/dominio/pedidos/esquemas'
import type { ReactNode } from 'react'
import { useFormatoDeDinheiro } from '../platform/dinheiro.ts'
import { CabecalhoDaFicha } from '../ui/ficha/cabecalho-da-ficha.tsx'
import { type CampoDaFicha, CamposDaFicha } from '../ui/ficha/campos-da-ficha.tsx'
import { useImprimindo } from '../ui/listas/use-imprimindo.ts'
import { TempoRelativo } from '../ui/retorno/tempo-relativo.tsx'
import { EtiquetaDoStatus } from './etiqueta-do-status.tsx'

type Documento = DocumentoComercial & { status: { chave: string; label: string } }

type CabecalhoDoDocumentoProps = {
  documento: Documento
  voltar: ReactNode
  acoes: ReactNode
  /** What only a quote, or only an order, has. */
  proprios: readonly CampoDaFicha[]
}

/** DOC-01 Which quote or order, of whom, in what state, since when and how much. */
export function CabecalhoDoDocumento({ documento, voltar, acoes, proprios }: CabecalhoDoDocumentoProps) {
  const { id, isPedido, status, cliente } = documento
  const { fant, razSoc } = cliente
  return (
    <CabecalhoDaFicha
      titulo={`${isPedido ? 'Pedido' : 'Orçamento'} ${id}`}
      copiar={{ valor: String(id), rotulo: 'Copiar número' }}
      voltar={voltar}
      etiquetas={<EtiquetaDoStatus status={status} />}
      acoes={acoes}
      subtitulo={
        <>
          <strong>{nomeDoCliente({ fant, razSoc })}</strong>
          {fant && fant !== razSoc && <span>{razSoc}</span>}
          <span>{formatarDocumento(cliente.cnpj)}</span>
          <span>Código {cliente.id}</span>
        </>
      }
    >
      <Fatos documento={documento} proprios={proprios} />
    </CabecalhoDaFicha>
  )
}

function Fatos({ documento, proprios }: Pick<CabecalhoDoDocumentoProps, 'documento' | 'proprios'>) {
  const { dtHorInc, colaborador, ordComp, vlTot } = documento
  const dinheiro = useFormatoDeDinheiro()
  const imprimindo = useImprimindo()
  return (
    <CamposDaFicha
      forma="fatos"
      campos={[
        // On paper 'ontem' would be another day tomorrow.
        {
          nome: 'Inclusão',
          valor: imprimindo ? formatarDataHora(dtHorInc) : <TempoRelativo data={dtHorInc} />,
        },
        { nome: 'Incluído por', valor: colaborador.nome },
        ...proprios,
        { nome: 'Ordem de compra', valor: ordComp },
        { nome: 'Total', valor: <strong>{dinheiro(vlTot)}</strong> },
      ]}
    />
  )
}
