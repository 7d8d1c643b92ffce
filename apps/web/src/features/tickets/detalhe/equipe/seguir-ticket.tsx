import { plural } from '@balcao/dominio/formatos/contagem'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { listarSeguidores, seguirTicket } from '@balcao/dominio/tickets/seguidores/contratos'
import { Button, Group, Popover, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useAcao, useConsulta } from '../../../../platform/consultas.ts'
import { avisarErro, avisarSucesso } from '../../../../ui/retorno/toasts.ts'

const SIGO = 'Você será avisado do que acontecer neste ticket.'
const NAO_SIGO = 'Você não será mais avisado deste ticket.'

export function SeguirTicket({ ticket }: { ticket: TicketDetalhado }) {
  const { total, sigo } = ticket.seguidores
  const acao = useAcao(seguirTicket, { aoFalhar: (erro) => avisarErro(mensagemDoErro(erro)) })
  const Icone = sigo ? IconBellOff : IconBell
  const alternar = () =>
    acao.mutate(
      { params: { idTicket: ticket.id }, corpo: { seguindo: !sigo } },
      { onSuccess: ({ seguindo }) => avisarSucesso(seguindo ? SIGO : NAO_SIGO) },
    )
  return (
    <Group gap={6}>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Icone size={16} aria-hidden />}
        loading={acao.isPending}
        onClick={alternar}
      >
        {sigo ? 'Deixar de seguir' : 'Seguir'}
      </Button>
      {total > 0 && <Seguidores idTicket={ticket.id} total={total} />}
    </Group>
  )
}

function Seguidores({ idTicket, total }: { idTicket: number; total: number }) {
  const [aberto, { toggle, close }] = useDisclosure(false)
  const { data, error } = useConsulta(
    listarSeguidores,
    { params: { idTicket } },
    { ativa: aberto, mostradoNaArea: true },
  )
  const nomes = data?.itens.map(({ nome }) => nome).join(', ')
  return (
    <Popover opened={aberto} onClose={close} onDismiss={close} position="bottom-start" withinPortal>
      <Popover.Target>
        <Button size="compact-sm" variant="subtle" onClick={toggle}>
          {plural(total, 'pessoa segue', 'pessoas seguem')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw={280}>
        <Text size="sm">
          {error
            ? mensagemDoErro(error)
            : data
              ? nomes || 'Ninguém que ainda veja este ticket.'
              : 'Carregando…'}
        </Text>
      </Popover.Dropdown>
    </Popover>
  )
}
