import { Kbd, Menu } from '@mantine/core'
import { IconFileDollar, IconReceiptRefund, IconTicket, IconUserPlus } from '@tabler/icons-react'
import { useAbrirCadastro } from '../../features/cadastros/abrir-cadastro.ts'
import { usePermiteCadastrar } from '../../features/cadastros/use-permite-cadastrar.ts'
import { useDevolve } from '../../features/tickets/abertura/devolucao/use-devolve.ts'
import { useAbertura } from '../../features/tickets/abertura/pedido/abrir-novo-ticket.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { BotaoDaBarra } from './botao-da-barra.tsx'

type MenuNovoProps = {
  aberto: boolean
  aoMudar: (aberto: boolean) => void
  aoOrcar: () => void
  compacto: boolean
}

/** SHL-03 What whoever sells may begin from anywhere. */
export function MenuNovo({ aberto, aoMudar, aoOrcar, compacto }: MenuNovoProps) {
  const { pode } = useSessao()
  const { abrirNovoTicket } = useAbertura()
  const devolve = useDevolve()
  return (
    <Menu
      opened={aberto}
      onChange={aoMudar}
      position="bottom-end"
      width={220}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <BotaoDaBarra compacto={compacto} />
      </Menu.Target>
      <Menu.Dropdown>
        {pode('TICKET_ABRIR') && (
          <Menu.Item
            leftSection={<IconTicket size={16} aria-hidden />}
            rightSection={!compacto && <Kbd aria-hidden>N</Kbd>}
            onClick={() => abrirNovoTicket()}
          >
            Ticket
          </Menu.Item>
        )}
        {devolve && (
          <Menu.Item
            leftSection={<IconReceiptRefund size={16} aria-hidden />}
            rightSection={!compacto && <Kbd aria-hidden>V</Kbd>}
            onClick={() => abrirNovoTicket({ devolucao: {} })}
          >
            Devolução de nota
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconFileDollar size={16} aria-hidden />}
          rightSection={!compacto && <Kbd aria-hidden>O</Kbd>}
          onClick={aoOrcar}
        >
          Orçamento
        </Menu.Item>
        <ItemDoCliente />
      </Menu.Dropdown>
    </Menu>
  )
}

/** CAD-01 Asked only of whoever looks, and the last: nothing moves when the answer comes. */
function ItemDoCliente() {
  const abrir = useAbrirCadastro()
  if (!usePermiteCadastrar().data?.permite) return null
  return (
    <Menu.Item leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => abrir()}>
      Cliente
    </Menu.Item>
  )
}
