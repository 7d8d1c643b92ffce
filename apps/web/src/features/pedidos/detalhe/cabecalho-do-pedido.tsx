import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { formatarData, formatarDataHora } from '@balcao/dominio/formatos/datas'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EtiquetaDoStatus } from '../../../documentos/etiqueta-do-status.tsx'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { CabecalhoDaFicha } from '../../../ui/ficha/cabecalho-da-ficha.tsx'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { useImprimindo } from '../../../ui/listas/use-imprimindo.ts'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import type { Pedido } from './pedido.ts'

type CabecalhoDoPedidoProps = {
  pedido: Pedido
  /** Opened from 'Meus Pedidos', to which the way back leads. */
  dosMeus: boolean
  acoes: ReactNode
}

/** DOC-01 Which order, of whom, in what state, since when and how much. */
export function CabecalhoDoPedido({ pedido, dosMeus, acoes }: CabecalhoDoPedidoProps) {
  const { id, status, cliente } = pedido
  const { fant, razSoc } = cliente
  return (
    <CabecalhoDaFicha
      titulo={`Pedido ${id}`}
      copiar={{ valor: String(id), rotulo: 'Copiar número' }}
      voltar={<Voltar dosMeus={dosMeus} />}
      etiquetas={<EtiquetaDoStatus status={status} />}
      acoes={acoes}
      subtitulo={
        <>
          <strong>{fant || razSoc}</strong>
          {fant && fant !== razSoc && <span>{razSoc}</span>}
          <span>{formatarDocumento(cliente.cnpj)}</span>
          <span>Código {cliente.id}</span>
        </>
      }
    >
      <Fatos pedido={pedido} />
    </CabecalhoDaFicha>
  )
}

/** To the list the person came from or, of another's link, to the one that the person has. */
function Voltar({ dosMeus }: { dosMeus: boolean }) {
  const { pode } = useSessao()
  const meus = pode('PEDIDO_MEUS')
  const todos = pode('PEDIDO_LISTAR') && !(dosMeus && meus)
  if (!todos && !meus) return null
  return (
    <Link to={todos ? '/pedidos' : '/meus-pedidos'}>
      <IconArrowLeft size={16} aria-hidden />
      {todos ? 'Pedidos' : 'Meus Pedidos'}
    </Link>
  )
}

function Fatos({ pedido }: { pedido: Pedido }) {
  const { dtHorInc, colaborador, dtProgr, ordComp, vlTot } = pedido
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
        { nome: 'Programado', valor: dtProgr && formatarData(dtProgr) },
        { nome: 'Ordem de compra', valor: ordComp },
        { nome: 'Total', valor: <strong>{dinheiro(vlTot)}</strong> },
      ]}
    />
  )
}
