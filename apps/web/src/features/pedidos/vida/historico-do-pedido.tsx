import type { VidaDoPedido } from '@balcao/dominio/pedidos/vida-contratos'
import type { ReactNode } from 'react'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { LinhaDoTempo } from '../../../ui/ficha/linha-do-tempo.tsx'
import type { ConsultaDaVida } from './use-vida-do-pedido.ts'

type Acontecimento = VidaDoPedido['historico'][number]

/** What happened, in few words; who did it and why come below. */
function oQueHouve({ tipo, de, para }: Acontecimento): ReactNode {
  if (tipo === 'LIBERACAO') return 'Bloqueio liberado'
  if (tipo === 'INTEGRACAO') return 'Integração com o ERP'
  if (tipo === 'FATURAMENTO') return 'Nota fiscal de parte do pedido'
  if (tipo === 'NAO_APLICADO') return `O ERP contou ${para?.label}, que não foi aplicado`
  if (de === null) return 'Pedido incluído'
  return <strong>{para?.label}</strong>
}

type HistoricoDoPedidoProps = { consulta: ConsultaDaVida; nivel: 2 | 3 }

/** DOC-03 The newest first, down to when it was taken. */
export function HistoricoDoPedido({ consulta, nivel }: HistoricoDoPedidoProps) {
  return (
    <Cartao titulo="Histórico" rotulo="Histórico do pedido" nivel={nivel} soNaTela>
      <AreaDaConsulta consulta={consulta}>
        {({ historico }) => (
          <LinhaDoTempo
            itens={historico.map((acontecimento) => ({
              id: acontecimento.id,
              titulo: oQueHouve(acontecimento),
              texto: acontecimento.observacao,
              quando: acontecimento.quando,
              quem: acontecimento.quem,
            }))}
          />
        )}
      </AreaDaConsulta>
    </Cartao>
  )
}
