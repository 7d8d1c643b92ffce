import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import type { DocumentoComercial } from '@balcao/dominio/pedidos/esquemas'
import { Text } from '@mantine/core'
import { useFormatoDeDinheiro } from '../platform/dinheiro.ts'
import { type CampoDaFicha, CamposDaFicha } from '../ui/ficha/campos-da-ficha.tsx'
import { TopoDaFicha } from '../ui/ficha/topo-da-ficha.tsx'
import { TextoComQuebras } from '../ui/retorno/texto-com-quebras.tsx'
import { EtiquetaDoStatus } from './etiqueta-do-status.tsx'
import { ItensDoDocumento } from './itens-do-documento.tsx'
import { TotaisDoDocumento } from './totais-do-documento.tsx'

type ConteudoDoDocumentoProps = {
  documento: DocumentoComercial & { status: { chave: string; label: string } }
  faturado?: boolean
  /** What only a quote, or only an order, has. */
  proprios: readonly CampoDaFicha[]
}

const comQuebras = (texto: string | null) => texto && <TextoComQuebras texto={texto} />

/** CLI-07, DOC-01 A quote or an order inside a dialog, to read. */
export function ConteudoDoDocumento({ documento, faturado, proprios }: ConteudoDoDocumentoProps) {
  const { cliente, filial, cobranca } = documento
  const dinheiro = useFormatoDeDinheiro()
  return (
    <>
      <TopoDaFicha
        titulo={`${documento.isPedido ? 'Pedido' : 'Orçamento'} ${documento.id}`}
        subtitulo={
          <>
            {nomeDoCliente(cliente)}{' '}
            <Text span c="dimmed">
              · {cliente.razSoc} · {formatarDocumento(cliente.cnpj)}
            </Text>
          </>
        }
        aoLado={
          <>
            <EtiquetaDoStatus status={documento.status} />
            <strong>{dinheiro(documento.vlTot)}</strong>
          </>
        }
      />
      <CamposDaFicha
        forma="grade"
        campos={[
          { nome: 'Inclusão', valor: formatarDataHora(documento.dtHorInc) },
          { nome: 'Incluído por', valor: documento.colaborador.nome },
          ...proprios,
          { nome: 'Ordem de compra', valor: documento.ordComp },
          { nome: 'Plano', valor: documento.plano.desc },
          { nome: 'Cobrança', valor: cobranca.desc },
          { nome: 'Frete', valor: documento.tipoFrete.desc },
          { nome: 'Transportadora', valor: documento.transportadora?.razSoc },
          { nome: 'Filial', valor: filial.desc ?? filial.razSoc },
          { nome: 'Observações do pedido', largo: true, valor: comQuebras(documento.obsPedido) },
          { nome: 'Observações da entrega', largo: true, valor: comQuebras(documento.obsEntrega) },
          { nome: 'Observações do cliente', largo: true, valor: comQuebras(documento.obsCliente) },
        ]}
      />
      <ItensDoDocumento documento={documento} nivel={3} rola {...(faturado !== undefined && { faturado })} />
      <TotaisDoDocumento documento={documento} nivel={3} />
    </>
  )
}
