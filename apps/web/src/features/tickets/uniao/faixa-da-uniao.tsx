import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { desfazerUniao } from '@balcao/dominio/tickets/uniao/contratos'
import { Alert, Button, Group, Text } from '@mantine/core'
import { IconArrowMerge } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'

/** MES-06/uniao Over one that became part of another: where it goes on. */
export function FaixaDaUniao({ ticket }: { ticket: TicketDetalhado }) {
  const { id, versao, uniao } = ticket
  const acao = useAcao(desfazerUniao, { aoFalhar: (erro) => avisarErro(mensagemDoErro(erro)) })
  if (!uniao) return null
  const { destino, datahora, por, desfazer } = uniao
  const desfazerAgora = () =>
    acao.mutate(
      { params: { idTicket: id }, corpo: { versao } },
      { onSuccess: ({ message }) => avisarSucesso(`${message}.`) },
    )
  return (
    <Alert
      variant="light"
      mb="sm"
      icon={<IconArrowMerge size={20} aria-hidden />}
      title={
        destino
          ? `Este ticket foi unido ao ${formatarProtocolo(destino.protocolo)}`
          : 'Este ticket foi unido a outro'
      }
    >
      <Text size="sm">
        {`${por ? `${por}, em` : 'Em'} ${formatarDataHora(datahora)}. O atendimento continua no outro ticket.`}
      </Text>
      <Group gap="xs" mt="xs">
        {destino && (
          <Button
            size="compact-md"
            renderRoot={(props) => (
              <Link to="/tickets/$idTicket" params={{ idTicket: String(destino.id) }} {...props} />
            )}
          >
            {`Abrir o ticket ${formatarProtocolo(destino.protocolo)}`}
          </Button>
        )}
        {desfazer.permite && (
          <Button size="compact-md" variant="default" loading={acao.isPending} onClick={desfazerAgora}>
            Desfazer união
          </Button>
        )}
        {desfazer.motivo && (
          <Text size="sm" c="dimmed">
            {desfazer.motivo}
          </Text>
        )}
      </Group>
    </Alert>
  )
}
