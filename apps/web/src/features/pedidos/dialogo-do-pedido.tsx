import { formatarData } from '@balcao/dominio/formatos/datas'
import { baixarPedido, obterPedido } from '@balcao/dominio/pedidos/contratos'
import { foiFaturado } from '@balcao/dominio/pedidos/status'
import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BotaoDoPdf } from '../../documento-comercial/botao-do-pdf.tsx'
import { ConteudoDoDocumento } from '../../documento-comercial/conteudo-do-documento.tsx'
import { useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { FilialDaCoisa } from '../../platform/parametros.ts'
import { DialogoDaFicha, PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { CartaoDasNotas } from './detalhe/cartoes-do-pedido.tsx'
import type { Pedido } from './detalhe/pedido.ts'
import { BloqueiosDoPedido } from './vida/bloqueios-do-pedido.tsx'
import { CancelarPedido } from './vida/cancelar-pedido.tsx'
import { HistoricoDoPedido } from './vida/historico-do-pedido.tsx'
import { IntegracaoDoPedido } from './vida/integracao-do-pedido.tsx'
import { useVidaDoPedido } from './vida/use-vida-do-pedido.ts'

type DialogoDoPedidoProps = {
  /** Null is closed. */
  idPedido: number | null
  aoFechar: () => void
  /** Invoices belong to another feature; without it they are only told. */
  aoAbrirNota?: ((id: number) => void) | undefined
  /** Quotes are another feature: the same again. */
  repetir?: ((pedido: Pedido) => ReactNode) | undefined
}

/** CLI-07 One order, without leaving its customer. */
export function DialogoDoPedido({ idPedido, aoFechar, ...resto }: DialogoDoPedidoProps) {
  return (
    <DialogoDaFicha aberto={idPedido !== null} titulo="Pedido" aoFechar={aoFechar}>
      {idPedido !== null && <Aberto idPedido={idPedido} {...resto} />}
    </DialogoDaFicha>
  )
}

type AbertoProps = Pick<DialogoDoPedidoProps, 'aoAbrirNota' | 'repetir'> & { idPedido: number }

function Aberto({ idPedido, aoAbrirNota, repetir }: AbertoProps) {
  const vida = useVidaDoPedido(idPedido)
  const consulta = useConsulta(obterPedido, { params: { id: idPedido } }, { mostradoNaArea: true })
  return (
    <AreaDaConsulta consulta={consulta}>
      {(pedido) => (
        <FilialDaCoisa value={pedido.filial.id}>
          <ConteudoDoDocumento
            documento={pedido}
            faturado={pedido.notas.length > 0 || foiFaturado(pedido.status.chave)}
            proprios={[{ nome: 'Programado', valor: pedido.dtProgr && formatarData(pedido.dtProgr) }]}
          />
          <CartaoDasNotas notas={pedido.notas} aoAbrirNota={aoAbrirNota} nivel={3} />
          {vida.data && <BloqueiosDoPedido vida={vida.data} nivel={3} />}
          {vida.data && <IntegracaoDoPedido vida={vida.data} nivel={3} />}
          <HistoricoDoPedido consulta={vida} nivel={3} />
          <PeDaFicha>
            {vida.data && <CancelarPedido vida={vida.data} />}
            <BotaoDoPdf contrato={baixarPedido} id={pedido.id} nome={`pedido-${pedido.id}.pdf`} />
            {repetir?.(pedido)}
            <Button
              variant="default"
              leftSection={<IconExternalLink size={16} aria-hidden />}
              renderRoot={(props) => (
                <Link to="/pedidos/$idPedido" params={{ idPedido: String(pedido.id) }} {...props} />
              )}
            >
              Abrir a página do pedido
            </Button>
          </PeDaFicha>
        </FilialDaCoisa>
      )}
    </AreaDaConsulta>
  )
}
