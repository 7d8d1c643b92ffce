import { campoNomeDaConta, comRepeticao } from '@balcao/dominio/conta/campos'
import { semSenhaFraca } from '@balcao/dominio/conta/senha-fraca'
import type { aceitarConvite } from '@balcao/dominio/usuarios/contratos'
import { Text, TextInput } from '@mantine/core'
import { FormProvider, useForm } from 'react-hook-form'
import { negocioAtual } from '../../../platform/ambiente.ts'
import type { useAcao } from '../../../platform/consultas.ts'
import { apontarRecusas, conferirCom } from '../../../ui/campos/conferir-com.ts'
import { ParDeSenhas } from '../../../ui/campos/par-de-senhas.tsx'
import { FormularioPublico } from '../formulario-publico.tsx'

type Convidado = { nome: string; email: string }
type FormularioDoConviteProps = {
  token: string
  convidado: Convidado
  acao: ReturnType<typeof useAcao<typeof aceitarConvite>>
}

const esquemaDe = ({ email }: Convidado) =>
  comRepeticao({ nome: campoNomeDaConta }).check(
    semSenhaFraca(() => ({ email, negocio: negocioAtual().nome })),
  )

export function FormularioDoConvite({ token, convidado, acao }: FormularioDoConviteProps) {
  const form = useForm({
    defaultValues: { nome: convidado.nome, senha: '', repeticao: '' },
    resolver: conferirCom(esquemaDe(convidado)),
    mode: 'onTouched',
  })
  const enviar = form.handleSubmit(({ nome, senha }) =>
    acao.mutate(
      { corpo: { token, nome, senha } },
      { onError: ({ campos }) => apontarRecusas(campos, form.setError) },
    ),
  )
  return (
    <FormProvider {...form}>
      <Text size="sm" c="dimmed">
        Convite para {convidado.email}. Você entra com o seu CPF e a senha que escolher aqui.
      </Text>
      <FormularioPublico acao={acao} valido={form.formState.isValid} botao="Criar acesso" aoEnviar={enviar}>
        <TextInput
          label="Nome"
          autoComplete="name"
          error={form.formState.errors.nome?.message}
          {...form.register('nome')}
        />
        <ParDeSenhas />
      </FormularioPublico>
    </FormProvider>
  )
}
