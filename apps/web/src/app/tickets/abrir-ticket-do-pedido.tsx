import { formatarData } from '@balcao/dominio/formatos/datas'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useAbertura } from '../../features/tickets/abertura/pedido/abrir-novo-ticket.ts'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import { useSessao } from '../../platform/sessao.tsx'

type AbrirTicketDoPedidoProps = {
  idCli: number
  /** Those that the order became. */
  notas: readonly { id: number; numNf: number; dtSai: string; vlTot: number }[]
}

const MAIS = <IconPlus size={16} aria-hidden />

/** SHL-05 From an order straight to a ticket of its customer, about its invoice; with several, the person says which. */
export function AbrirTicketDoPedido({ idCli, notas }: AbrirTicketDoPedidoProps) {
  const { abrirNovoTicket } = useAbertura()
  const dinheiro = useFormatoDeDinheiro()
  if (!useSessao().pode('TICKET_ABRIR')) return null
  const abrir = (nota?: number) => abrirNovoTicket({ cliente: idCli, nota })
  if (notas.length < 2)
    return (
      <Button leftSection={MAIS} onClick={() => abrir(notas[0]?.id)}>
        Abrir ticket
      </Button>
    )
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button leftSection={MAIS} rightSection={<IconChevronDown size={16} aria-hidden />}>
          Abrir ticket
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Sobre qual nota fiscal?</Menu.Label>
        {notas.map(({ id, numNf, dtSai, vlTot }) => (
          <Menu.Item key={id} onClick={() => abrir(id)}>
            NF {numNf} · {formatarData(dtSai)} · {dinheiro(vlTot)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => abrir()}>Sem nota fiscal</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
