import type { redefinirSenha } from '@balcao/dominio/acesso/contratos'
import { comRepeticao } from '@balcao/dominio/conta/campos'
import { semSenhaFraca } from '@balcao/dominio/conta/senha-fraca'
import { FormProvider, useForm } from 'react-hook-form'
import { negocioAtual } from '../../../platform/ambiente.ts'
import type { useAcao } from '../../../platform/consultas.ts'
import { apontarRecusas, conferirCom } from '../../../ui/campos/conferir-com.ts'
import { ParDeSenhas } from '../../../ui/campos/par-de-senhas.tsx'
import { FormularioPublico } from '../formulario-publico.tsx'

const esquema = comRepeticao({}).check(semSenhaFraca(() => ({ negocio: negocioAtual().nome })))

type FormularioDeRedefinicaoProps = {
  token: string
  acao: ReturnType<typeof useAcao<typeof redefinirSenha>>
}

export function FormularioDeRedefinicao({ token, acao }: FormularioDeRedefinicaoProps) {
  const form = useForm({
    defaultValues: { senha: '', repeticao: '' },
    resolver: conferirCom(esquema),
    mode: 'onTouched',
  })
  const enviar = form.handleSubmit(({ senha }) =>
    acao.mutate(
      { corpo: { token, senha } },
      { onError: ({ campos }) => apontarRecusas(campos, form.setError) },
    ),
  )
  return (
    <FormProvider {...form}>
      <FormularioPublico
        acao={acao}
        valido={form.formState.isValid}
        botao="Salvar senha nova"
        aoEnviar={enviar}
      >
        <ParDeSenhas />
      </FormularioPublico>
    </FormProvider>
  )
}
