import { escolherContato } from '@balcao/dominio/correio/contratos'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { TextInput } from '@mantine/core'
import type * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../../../platform/acao/use-formulario-da-acao.ts'
import { CampoDeDestinatario } from '../../contato/campo-de-destinatario.tsx'

type DialogoDoContatoProps = { ticket: TicketDetalhado; aoFechar: () => void }

/** ALC-01 Whom the answers of the ticket go to from now on. */
export function DialogoDoContato({ ticket, aoFechar }: DialogoDoContatoProps) {
  const janela = useJanelaUnica('Contato do ticket', aoFechar)
  return (
    <JanelaDaAcao aberta janela={janela}>
      <Formulario ticket={ticket} janela={janela} />
    </JanelaDaAcao>
  )
}

type Campos = { nome: string; email: string; copias: string }
type Corpo = z.output<(typeof escolherContato)['corpo']>

function Formulario({ ticket, janela }: { ticket: TicketDetalhado; janela: JanelaUnica }) {
  const { id, versao, contato, cliente } = ticket
  const acao = useFormularioDaAcao<typeof escolherContato, Campos, Corpo>(escolherContato, {
    alvo: { params: { idTicket: id }, versao },
    esquema: escolherContato.corpo,
    valores: {
      nome: contato?.nome ?? '',
      email: contato?.email ?? '',
      copias: contato?.copias.join(', ') ?? '',
    },
    aoConcluir: janela.fechar,
  })
  const { register, formState } = acao.form
  const { errors } = formState
  return (
    <FormularioDaAcao acao={acao} janela={janela} botoes={{ enviar: 'Salvar', fechar: 'Cancelar' }}>
      <CampoDeDestinatario
        idCli={cliente?.id ?? null}
        label="E-mail"
        description="Recebe o que a equipe escreve em público. Vazio, ninguém recebe."
        data-autofocus
        error={errors.email?.message}
        {...register('email')}
      />
      <TextInput
        label="Nome"
        maxLength={120}
        autoComplete="off"
        error={errors.nome?.message}
        {...register('nome')}
      />
      <TextInput
        label="Cópias"
        description="Outros endereços, separados por vírgula."
        autoComplete="off"
        error={errors.copias?.message}
        {...register('copias')}
      />
    </FormularioDaAcao>
  )
}
