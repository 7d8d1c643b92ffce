import { reenviarCorreio } from '@balcao/dominio/correio/contratos'
import type { EnvioDaEntrada } from '@balcao/dominio/tickets/detalhe/contratos'
import { reenviarPeloWhatsapp } from '@balcao/dominio/whatsapp/contratos'
import { numeroLegivel } from '@balcao/dominio/whatsapp/numero'
import { Text, TextInput } from '@mantine/core'
import type * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../../../platform/acao/use-formulario-da-acao.ts'

type DialogoDoReenvioProps = {
  idTicket: number
  envio: EnvioDaEntrada
  aoFechar: () => void
}

/** ALC-01, ALC-05 A person decides that it goes again; an e-mail, also where to. */
export function DialogoDoReenvio({ aoFechar, ...resto }: DialogoDoReenvioProps) {
  const porEmail = resto.envio.via === 'EMAIL'
  const janela = useJanelaUnica(porEmail ? 'Reenviar e-mail' : 'Reenviar pelo WhatsApp', aoFechar)
  const Formulario = porEmail ? PorEmail : PeloWhatsapp
  return (
    <JanelaDaAcao aberta janela={janela}>
      <Formulario {...resto} janela={janela} />
    </JanelaDaAcao>
  )
}

type FormularioProps = Pick<DialogoDoReenvioProps, 'idTicket' | 'envio'> & { janela: JanelaUnica }

const BOTOES = { enviar: 'Reenviar', fechar: 'Cancelar' }

function PodeTerChegado({ envio }: Pick<FormularioProps, 'envio'>) {
  if (envio.estado !== 'INCERTO') return null
  return (
    <Text size="sm">O primeiro envio pode ter chegado: o cliente pode receber a mensagem duas vezes.</Text>
  )
}

function PorEmail({ idTicket, envio, janela }: FormularioProps) {
  const acao = useFormularioDaAcao<
    typeof reenviarCorreio,
    { para: string },
    z.output<(typeof reenviarCorreio)['corpo']>
  >(reenviarCorreio, {
    alvo: { params: { idTicket, idCorreio: envio.id } },
    esquema: reenviarCorreio.corpo,
    valores: { para: envio.para },
    aoConcluir: janela.fechar,
  })
  const { register, formState } = acao.form
  return (
    <FormularioDaAcao acao={acao} janela={janela} botoes={BOTOES}>
      <PodeTerChegado envio={envio} />
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

function PeloWhatsapp({ idTicket, envio, janela }: FormularioProps) {
  const acao = useFormularioDaAcao(reenviarPeloWhatsapp, {
    alvo: { params: { idTicket, idMensagem: envio.id } },
    esquema: reenviarPeloWhatsapp.corpo,
    valores: {},
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao acao={acao} janela={janela} botoes={BOTOES}>
      <PodeTerChegado envio={envio} />
      <Text size="sm">
        {envio.arquivo ?? 'A mensagem'} vai de novo para {numeroLegivel(envio.para)}.
      </Text>
    </FormularioDaAcao>
  )
}
