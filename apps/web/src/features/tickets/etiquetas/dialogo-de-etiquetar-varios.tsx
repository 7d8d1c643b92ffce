import type { TicketDaLista } from '@balcao/dominio/tickets/campos'
import { etiquetarVarios } from '@balcao/dominio/tickets/etiquetas/contratos'
import { MAXIMO_DE_ETIQUETAS_DO_TICKET } from '@balcao/dominio/tickets/etiquetas/troca'
import { Button, Modal, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import type { AcoesDoLoteProps } from '../../../platform/listas/descricao.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { CampoDeSelecaoMultipla } from '../../../ui/campos/campo-de-selecao-multipla.tsx'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { useOpcoesDeEtiqueta } from './use-opcoes-de-etiqueta.ts'

type DialogoDeEtiquetarVariosProps = Pick<AcoesDoLoteProps<TicketDaLista>, 'escolhidos' | 'relatar'> & {
  aoFechar: () => void
}

export function DialogoDeEtiquetarVarios({ escolhidos, relatar, aoFechar }: DialogoDeEtiquetarVariosProps) {
  const [por, setPor] = useState<number[]>([])
  const [tirar, setTirar] = useState<number[]>([])
  const { opcoes, carregando } = useOpcoesDeEtiqueta()
  const acao = useAcao(etiquetarVarios)
  const pronto = por.length + tirar.length > 0

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault()
    if (acao.isPending || !pronto) return
    acao.mutate(
      { corpo: { tickets: escolhidos.map(({ id }) => ({ id })), por, tirar } },
      {
        onSuccess: (resultado) => {
          relatar('etiquetado', resultado)
          aoFechar()
        },
      },
    )
  }
  const dosDois = {
    semPreSelecao: true,
    opcoes,
    carregando,
    maxValues: MAXIMO_DE_ETIQUETAS_DO_TICKET,
  }
  return (
    <Modal
      opened
      onClose={aoFechar}
      title={escolhidos.length === 1 ? 'Etiquetas do ticket' : `Etiquetas de ${escolhidos.length} tickets`}
    >
      <form noValidate onSubmit={aoEnviar}>
        <Stack>
          {acao.error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(acao.error)} />}
          <CampoDeSelecaoMultipla label="Pôr" data-autofocus {...dosDois} value={por} onChange={setPor} />
          <CampoDeSelecaoMultipla label="Tirar" {...dosDois} value={tirar} onChange={setTirar} />
          <Botoes lado="fim">
            <Button variant="default" onClick={aoFechar}>
              Cancelar
            </Button>
            <BotaoBase type="submit" habilitado={pronto} carregando={acao.isPending}>
              Aplicar
            </BotaoBase>
          </Botoes>
        </Stack>
      </form>
    </Modal>
  )
}
