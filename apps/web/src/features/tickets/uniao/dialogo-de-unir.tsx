import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { listarTickets } from '@balcao/dominio/tickets/lista/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { unirTicket } from '@balcao/dominio/tickets/uniao/contratos'
import { Button, Checkbox, Modal, Stack, Text } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao, useConsulta } from '../../../platform/consultas.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { avisarSucesso } from '../../../ui/retorno/toasts.ts'

type DialogoDeUnirProps = { ticket: TicketDetalhado; aoFechar: () => void }

const OFERECIDOS = 50

/** MES-06 */
export function DialogoDeUnir({ ticket, aoFechar }: DialogoDeUnirProps) {
  const [destino, setDestino] = useState<number | null>(null)
  const [liberaProdutos, setLibera] = useState(false)
  const outros = useOutrosDoCliente(ticket)
  const acao = useAcao(unirTicket)
  const temProdutos = ticket.totalDeProdutos > 0

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault()
    if (acao.isPending || destino === null) return
    acao.mutate(
      { params: { idTicket: ticket.id }, corpo: { destino, liberaProdutos, versao: ticket.versao } },
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
          {outros.nenhum && (
            <PainelDeStatus tipo="aviso" mensagem="O cliente não tem outro ticket em aberto que você veja." />
          )}
          <CampoDeSelecao
            label="Unir ao ticket"
            required
            data-autofocus
            semPreSelecao
            opcoes={outros.opcoes}
            carregando={outros.carregando}
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
function useOutrosDoCliente({ id, cliente, consumidor }: TicketDetalhado) {
  const deQuem = cliente ? { idCli: cliente.id } : { termo: consumidor?.nome ?? '' }
  const { data, isLoading } = useConsulta(listarTickets, {
    query: { ...deQuem, abertos: true, take: OFERECIDOS, orderBy: 'dtMovimento' },
  })
  const opcoes = useMemo(
    () =>
      (data?.itens ?? [])
        .filter((outro) => outro.id !== id)
        .map(({ id: valor, protocolo, tipo, assunto }) => ({
          valor,
          nome: formatarProtocolo(protocolo),
          detalhe: [tipo.desc, assunto].filter(Boolean).join(' · '),
        })),
    [data, id],
  )
  return { opcoes, carregando: isLoading, nenhum: data !== undefined && opcoes.length === 0 }
}
