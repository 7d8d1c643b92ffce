import { confirmarConta } from '@balcao/dominio/acesso/contratos'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { useAcao } from '../../../platform/consultas.ts'
import { CampoDeSenha } from '../../../ui/campos/campo-de-senha.tsx'
import { apontarRecusas, conferirCom } from '../../../ui/campos/conferir-com.ts'
import { FormularioPublico } from '../formulario-publico.tsx'
import { LinkPublico } from '../link-publico.tsx'

const esquema = z.omit(confirmarConta.corpo, { token: true })

type FormularioDeConfirmacaoProps = {
  token: string
  acao: ReturnType<typeof useAcao<typeof confirmarConta>>
}

export function FormularioDeConfirmacao({ token, acao }: FormularioDeConfirmacaoProps) {
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    defaultValues: { senha: '' },
    resolver: conferirCom(esquema),
    mode: 'onTouched',
  })
  const enviar = handleSubmit(({ senha }) =>
    acao.mutate(
      { corpo: { token, senha } },
      {
        onError: ({ campos, codigo }) => {
          apontarRecusas(campos, setError)
          if (codigo === 'SENHA_DO_CADASTRO_NAO_CONFERE') setFocus('senha', { shouldSelect: true })
        },
      },
    ),
  )
  return (
    <>
      <FormularioPublico acao={acao} valido={formState.isValid} botao="Confirmar cadastro" aoEnviar={enviar}>
        <CampoDeSenha
          label="Senha"
          description="A que você escolheu ao se cadastrar."
          autoComplete="current-password"
          error={formState.errors.senha?.message}
          {...register('senha')}
        />
      </FormularioPublico>
      {acao.error?.codigo && <LinkPublico para="/nova-conta">Fazer outro cadastro</LinkPublico>}
    </>
  )
}
