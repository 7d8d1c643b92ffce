import { obterUsuario, reenviarConvite, type UsuarioDetalhado } from '@balcao/dominio/usuarios/contratos'
import { Text, TextInput } from '@mantine/core'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useAlvo } from '../../../platform/acao/use-alvo.ts'
import { useFormularioDaAcao } from '../../../platform/acao/use-formulario-da-acao.ts'

const esquema = z.object({ email: reenviarConvite.corpo.shape.email })

/** ADM-02 Another link, to another address if the first was wrong; the former is worth nothing from then on. */
export function ReenviarConvite({ usuario, aoFechar }: { usuario: UsuarioDetalhado; aoFechar: () => void }) {
  const janela = useJanelaUnica('Enviar outro convite', aoFechar)
  const acao = useFormularioDaAcao(reenviarConvite, {
    esquema,
    valores: { email: usuario.email },
    alvo: useAlvo(obterUsuario, { idUsuario: usuario.id }, usuario.versao),
    aoConcluir: janela.fechar,
  })
  return (
    <JanelaDaAcao aberta janela={janela}>
      <FormularioDaAcao
        acao={acao}
        janela={janela}
        botoes={{ enviar: 'Enviar', fechar: 'Cancelar' }}
        contexto={<Text c="dimmed">O link enviado antes deixa de valer.</Text>}
      >
        <TextInput
          label="E-mail"
          type="email"
          required
          data-autofocus
          error={acao.form.formState.errors.email?.message}
          {...acao.form.register('email')}
        />
      </FormularioDaAcao>
    </JanelaDaAcao>
  )
}
