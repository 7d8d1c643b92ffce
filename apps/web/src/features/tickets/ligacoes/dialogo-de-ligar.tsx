import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { ligarTicket } from '@balcao/dominio/tickets/ligacoes/contratos'
import {
  ORDEM_DAS_LIGACOES,
  TIPOS_DE_LIGACAO,
  type TipoDeLigacao,
} from '@balcao/dominio/tickets/ligacoes/regras'
import { Button, Modal, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import type { Opcao } from '../../../ui/campos/opcao.tsx'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { avisarSucesso } from '../../../ui/retorno/toasts.ts'
import { SeletorDeOutroTicket } from '../outro-ticket/seletor-de-outro-ticket.tsx'

type DialogoDeLigarProps = { ticket: TicketDetalhado; aoFechar: () => void }

const SO_ESTE_DO_CLIENTE = 'O cliente não tem outro ticket que você veja. Digite para procurar em todos.'

const OPCOES = ORDEM_DAS_LIGACOES.map((valor) => ({ valor, nome: TIPOS_DE_LIGACAO[valor] }))

export function DialogoDeLigar({ ticket, aoFechar }: DialogoDeLigarProps) {
  const [outro, setOutro] = useState<Opcao<number> | null>(null)
  const [tipo, setTipo] = useState<TipoDeLigacao>('RELACIONADO')
  const acao = useAcao(ligarTicket)
  const { id, cliente, ligados } = ticket

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault()
    if (acao.isPending || !outro) return
    acao.mutate(
      { params: { idTicket: id }, corpo: { outro: outro.valor, tipo } },
      {
        onSuccess: ({ message }) => {
          avisarSucesso(`${message}.`)
          aoFechar()
        },
      },
    )
  }
  // With nothing typed, the customer's own come first: most often it is one of them.
  const filtrar = (termo: string) => (termo ? { termo } : { idCli: cliente?.id })
  return (
    <Modal opened onClose={aoFechar} title="Ligar a outro ticket">
      <form noValidate onSubmit={aoEnviar}>
        <Stack>
          {acao.error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(acao.error)} />}
          <Text size="sm">
            Os dois continuam separados, cada um na sua fila, e passam a mostrar um ao outro. O cliente não
            vê.
          </Text>
          <CampoDeSelecao
            label="Tipo da ligação"
            description="Deste ticket para o outro"
            clearable={false}
            opcoes={OPCOES}
            value={tipo}
            onChange={(escolhido) => escolhido && setTipo(escolhido)}
          />
          <SeletorDeOutroTicket
            label="Outro ticket"
            comCliente
            semOpcoes={cliente ? SO_ESTE_DO_CLIENTE : undefined}
            fora={[id, ...ligados.filter(({ propria }) => propria).map((ligado) => ligado.id)]}
            filtrar={filtrar}
            value={outro}
            onChange={setOutro}
            error={acao.error?.campos.outro}
          />
          <Botoes lado="fim">
            <Button variant="default" onClick={aoFechar}>
              Cancelar
            </Button>
            <BotaoBase type="submit" habilitado={outro !== null} carregando={acao.isPending}>
              Ligar
            </BotaoBase>
          </Botoes>
        </Stack>
      </form>
    </Modal>
  )
}
