import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { etiquetarTicket } from '@balcao/dominio/tickets/etiquetas/contratos'
import { MAXIMO_DE_ETIQUETAS_DO_TICKET } from '@balcao/dominio/tickets/etiquetas/troca'
import { Button, Modal, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { CampoDeSelecaoMultipla } from '../../../ui/campos/campo-de-selecao-multipla.tsx'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { avisarSucesso } from '../../../ui/retorno/toasts.ts'
import { useOpcoesDeEtiqueta } from './use-opcoes-de-etiqueta.ts'

type DialogoDasEtiquetasProps = { ticket: TicketDetalhado; aoFechar: () => void }

/** MES-06/etiquetas Which tags the ticket has; what others put on meanwhile stays. */
export function DialogoDasEtiquetas({ ticket, aoFechar }: DialogoDasEtiquetasProps) {
  const [antes] = useState(() => ticket.etiquetas.map(({ id }) => id))
  const [escolhidas, setEscolhidas] = useState(antes)
  const { nenhuma, ...opcoes } = useOpcoesDeEtiqueta()
  const acao = useAcao(etiquetarTicket)

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault()
    if (acao.isPending) return
    const por = escolhidas.filter((id) => !antes.includes(id))
    const tirar = antes.filter((id) => !escolhidas.includes(id))
    if (por.length + tirar.length === 0) return aoFechar()
    acao.mutate(
      { params: { idTicket: ticket.id }, corpo: { por, tirar } },
      {
        onSuccess: () => {
          avisarSucesso('Etiquetas alteradas.', {
            acao: {
              rotulo: 'Desfazer',
              aoAcionar: () =>
                acao.mutate({ params: { idTicket: ticket.id }, corpo: { por: tirar, tirar: por } }),
            },
          })
          aoFechar()
        },
      },
    )
  }
  return (
    <Modal opened onClose={aoFechar} title="Etiquetas do ticket">
      <form noValidate onSubmit={aoEnviar}>
        <Stack>
          {acao.error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(acao.error)} />}
          {nenhuma && (
            <PainelDeStatus tipo="aviso" mensagem="O negócio ainda não tem etiquetas: peça a um gestor." />
          )}
          <CampoDeSelecaoMultipla
            label="Etiquetas"
            description="Só a equipe vê."
            data-autofocus
            semPreSelecao
            maxValues={MAXIMO_DE_ETIQUETAS_DO_TICKET}
            {...opcoes}
            value={escolhidas}
            onChange={setEscolhidas}
          />
          <Botoes lado="fim">
            <Button variant="default" onClick={aoFechar}>
              Cancelar
            </Button>
            <BotaoBase type="submit" habilitado carregando={acao.isPending}>
              Salvar
            </BotaoBase>
          </Botoes>
        </Stack>
      </form>
    </Modal>
  )
}
