import { formatarData } from '@balcao/dominio/formatos/datas'
import type { ReactNode } from 'react'
import { CabecalhoDoDocumento } from '../../../documento-comercial/cabecalho-do-documento.tsx'
import { LinkDeVolta } from '../../../platform/listas/link-de-volta.tsx'
import { useSessao } from '../../../platform/sessao.tsx'
import type { Pedido } from './pedido.ts'

type CabecalhoDoPedidoProps = {
  pedido: Pedido
  /** Opened from 'Meus Pedidos', to which the way back leads. */
  dosMeus: boolean
  acoes: ReactNode
}

export function CabecalhoDoPedido({ pedido, dosMeus, acoes }: CabecalhoDoPedidoProps) {
  const { dtProgr } = pedido
  return (
    <CabecalhoDoDocumento
      documento={pedido}
      voltar={<Voltar dosMeus={dosMeus} />}
      acoes={acoes}
      proprios={[{ nome: 'Programado', valor: dtProgr && formatarData(dtProgr) }]}
    />
  )
}

/** To the list the person came from or, of another's link, to the one that the person has. */
function Voltar({ dosMeus }: { dosMeus: boolean }) {
  const { pode } = useSessao()
  const meus = pode('PEDIDO_MEUS')
  const todos = pode('PEDIDO_LISTAR') && !(dosMeus && meus)
  if (!todos && !meus) return null
  return <LinkDeVolta lista={todos ? 'pedidos' : 'meus-pedidos'} />
}
