import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { unirTicket } from '@balcao/dominio/tickets/uniao/contratos'
import { Button, Checkbox, Modal, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import type { Opcao } from '../../../ui/campos/opcao.tsx'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { avisarSucesso } from '../../../ui/retorno/toasts.ts'
import { SeletorDeOutroTicket } from '../outro-ticket/seletor-de-outro-ticket.tsx'

type DialogoDeUnirProps = { ticket: TicketDetalhado; aoFechar: () => void }

export function DialogoDeUnir({ ticket, aoFechar }: DialogoDeUnirProps) {
  const [destino, setDestino] = useState<Opcao<number> | null>(null)
  const [liberaProdutos, setLibera] = useState(false)
  const acao = useAcao(unirTicket)
  const temProdutos = ticket.totalDeProdutos > 0

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault()
    if (acao.isPending || destino === null) return
    acao.mutate(
      {
        params: { idTicket: ticket.id },
        corpo: { destino: destino.valor, liberaProdutos, versao: ticket.versao },
      },
      {
        onSuccess: ({ message }) => {
          avisarSucesso(`${message}.`)
          aoFechar()
        },
      },
    )
  }
  return (
    <Modal opened onClose={aoFechar} title="Unir a outro ticket">
      <form noValidate onSubmit={aoEnviar}>
        <Stack>
          {acao.error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(acao.error)} />}
          <Text size="sm">
            O outro ticket passa a mostrar as mensagens, os anexos, as etiquetas e os seguidores deste, que
            sai da fila. Dá para desfazer por alguns dias.
          </Text>
          <SeletorDeOutroTicket
            label="Unir ao ticket"
            fora={[ticket.id]}
            semOpcoes="O cliente não tem outro ticket em aberto que você veja."
            filtrar={filtroDoCliente(ticket)}
            value={destino}
            onChange={setDestino}
            error={acao.error?.campos.destino}
          />
          {temProdutos && (
            <Checkbox
              label="Os produtos pedidos neste ticket voltam ao saldo das notas"
              checked={liberaProdutos}
              onChange={({ currentTarget }) => setLibera(currentTarget.checked)}
            />
          )}
          <Botoes lado="fim">
            <Button variant="default" onClick={aoFechar}>
              Cancelar
            </Button>
            <BotaoBase type="submit" habilitado={destino !== null} carregando={acao.isPending}>
              Unir
            </BotaoBase>
          </Botoes>
        </Stack>
      </form>
    </Modal>
  )
}

/** Open tickets of the same customer, or of the consumer's name: whether it is the same one, the server says. */
const filtroDoCliente =
  ({ cliente, consumidor }: TicketDetalhado) =>
  (termo: string) => ({
    abertos: true,
    ...(cliente ? { idCli: cliente.id, termo } : { termo: termo || (consumidor?.nome ?? '') }),
  })
