import { reenviarCorreio } from '@balcao/dominio/correio/contratos'
import type { CorreioDaEntrada } from '@balcao/dominio/tickets/detalhe/contratos'
import { Text, TextInput } from '@mantine/core'
import type * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../../../platform/acao/use-formulario-da-acao.ts'

type DialogoDoReenvioProps = {
  idTicket: number
  correio: CorreioDaEntrada
  aoFechar: () => void
}

/** ALC-01 A person decides that it goes again, and where to. */
export function DialogoDoReenvio({ aoFechar, ...resto }: DialogoDoReenvioProps) {
  const janela = useJanelaUnica('Reenviar e-mail', aoFechar)
  return (
    <JanelaDaAcao aberta janela={janela}>
      <Formulario {...resto} janela={janela} />
    </JanelaDaAcao>
  )
}

type FormularioProps = Pick<DialogoDoReenvioProps, 'idTicket' | 'correio'> & { janela: JanelaUnica }

function Formulario({ idTicket, correio, janela }: FormularioProps) {
  const acao = useFormularioDaAcao<
    typeof reenviarCorreio,
    { para: string },
    z.output<(typeof reenviarCorreio)['corpo']>
  >(reenviarCorreio, {
    alvo: { params: { idTicket, idCorreio: correio.id } },
    esquema: reenviarCorreio.corpo,
    valores: { para: correio.para },
    aoConcluir: janela.fechar,
  })
  const { register, formState } = acao.form
  return (
    <FormularioDaAcao acao={acao} janela={janela} botoes={{ enviar: 'Reenviar', fechar: 'Cancelar' }}>
      {correio.estado === 'INCERTO' && (
        <Text size="sm">
          O primeiro envio pode ter chegado: o cliente pode receber a mensagem duas vezes.
        </Text>
      )}
      <TextInput
        type="email"
        label="Para"
        required
        autoComplete="off"
        data-autofocus
        error={formState.errors.para?.message}
        {...register('para')}
      />
    </FormularioDaAcao>
  )
}
